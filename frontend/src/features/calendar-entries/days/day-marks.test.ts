import type { HomeWeeks } from '@hearthway/domain/family-days/family-days.contract.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { markedDays } from './day-marks.ts';

const LEO = { id: 'leo', name: 'Leo' };

const MIA = { id: 'mia', name: 'Mia' };

const WEEKS: HomeWeeks = {
  id: 'w',
  childId: LEO.id,
  homes: ['Mom’s', 'Dad’s'],
  rhythm: 'weekly',
  firstDay: '2026-12-04',
  lastDay: null,
  time: null,
  swapped: [],
  removedAt: null,
};

const WINTER = {
  id: 'b',
  name: 'Winter break',
  firstDay: '2026-12-21',
  lastDay: '2027-01-02',
  childIds: [MIA.id],
  removedAt: null,
};

const OF_MIA = { ...WEEKS, id: 'm', childId: MIA.id };

afterEach(() => vi.unstubAllEnvs());

test('children in one home share its mark, and each handover is of one child', () => {
  const late = { ...OF_MIA, firstDay: '2026-12-11', homes: ['Dad’s', 'Mom’s'] as const };
  const { on, isEventful } = markedDays([LEO, MIA], { homes: [WEEKS, late], breaks: [WINTER] });
  const marks = (day: string) =>
    on(day).homes.map(({ home, names, handover }) => [home, names.join(), handover?.name]);
  expect(marks('2026-12-12')).toEqual([['Dad’s', 'Leo,Mia', undefined]]);
  expect(marks('2026-12-18')).toEqual([
    ['Mom’s', 'Leo', 'Leo'],
    ['Mom’s', 'Mia', 'Mia'],
  ]);
  expect(on('2026-12-21').breaks).toMatchObject([{ name: 'Winter break', names: ['Mia'] }]);
  expect(['2026-12-18', '2026-12-19', '2026-12-21', '2026-12-22'].map(isEventful)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('homes have colors and first letters of their own, whichever child lives there', () => {
  const other = { ...OF_MIA, homes: ['MOM’S', 'Mimi'] as const };
  const { homes } = markedDays([LEO, MIA], { homes: [WEEKS, other], breaks: [] });
  expect(homes.map(({ code }) => code)).toEqual(['Mo', 'D', 'Mi']);
  expect(new Set(homes.map(({ tint }) => tint)).size).toBe(3);
});

test('days of removed children, weeks and breaks have no mark', () => {
  const removedAt = '2026-12-01T00:00:00.000Z';
  const { on } = markedDays([LEO], {
    homes: [{ ...WEEKS, removedAt }, OF_MIA],
    breaks: [{ ...WINTER, removedAt }],
  });
  expect(on('2026-12-25')).toEqual({ homes: [], breaks: [] });
});

test(
  'a handover is on the same day in every time zone: …',
  everyRow(['America/Los_Angeles', 'UTC', 'Europe/Paris', 'Pacific/Apia'], (zone) => {
    vi.stubEnv('TZ', zone);
    const { isEventful } = markedDays([LEO], { homes: [WEEKS], breaks: [] });
    // Clocks of these zones change in between.
    expect(['2027-03-26', '2027-04-01', '2027-04-02'].map(isEventful)).toEqual([true, false, true]);
  }),
);
