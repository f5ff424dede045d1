import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import type { Rhythm } from './family-days.constants.ts';
import { handoverOn, handoversIn, homeOn, stayOn } from './home-days.ts';

/** From a Friday on, at the first home. */
const FRIDAYS = {
  homes: ['Mom’s', 'Dad’s'] as const,
  rhythm: 'weekly' as Rhythm,
  firstDay: '2026-12-04',
  lastDay: null as string | null,
  time: '17:00' as string | null,
  swapped: [] as readonly string[],
};

/** First letters of the homes from a day on. */
const letters = (weeks: readonly (typeof FRIDAYS)[], from: string, days: number): string =>
  Array.from({ length: days }, (_, n) => homeOn(weeks, addDays(from, n))?.home[0] ?? '-').join('');

describe('a child in two homes', () => {
  test(
    'is in turn where the rhythm says, from the first day to the last',
    everyRow(
      [
        [{ rhythm: 'weekly' }, '-MMMMMMMDDDDDDDMMMMMMMD'],
        [{ rhythm: '2-2-3' }, '-MMDDMMMDDMMDDDMMDDMMMD'],
        [{ rhythm: '2-2-5-5' }, '-MMDDMMMMMDDDDDMMDDMMMM'],
        [{ lastDay: '2026-12-12' }, '-MMMMMMMDD-------------'],
        [{ swapped: ['2026-12-11'] }, '-MMMMMMMMMMMMMMMMMMMMMD'],
        // Another first day of weeks than those of the pattern swaps nothing.
        [{ swapped: ['2026-12-12'] }, '-MMMMMMMDDDDDDDMMMMMMMD'],
      ] as const,
      ([change, days]) => {
        expect(letters([{ ...FRIDAYS, ...change }], '2026-12-03', 23)).toBe(days);
      },
    ),
  );

  test('changes homes after seven days, whichever clocks change in between', () => {
    const days = handoversIn([FRIDAYS], { from: '2026-12-05', to: '2029-12-31' });
    expect(days.length).toBe(160);
    for (const [nth, { day, to }] of days.entries()) {
      expect(day).toBe(addDays(FRIDAYS.firstDay, (nth + 1) * 7));
      expect(to).toBe(nth % 2 === 0 ? 'Dad’s' : 'Mom’s');
    }
  });

  test('stays where it is when new weeks begin at the same home', () => {
    const weeks = [
      { ...FRIDAYS, lastDay: '2026-12-10' },
      { ...FRIDAYS, firstDay: '2026-12-11', time: null },
    ];
    expect(handoverOn(weeks, '2026-12-04')).toEqual({
      day: '2026-12-04',
      to: 'Mom’s',
      time: '17:00',
    });
    expect(handoverOn(weeks, '2026-12-11')).toBeUndefined();
    expect(handoverOn(weeks, '2026-12-18')).toEqual({ day: '2026-12-18', to: 'Dad’s', time: null });
  });

  test('is said to be back, on the day of the handover and after it', () => {
    const next = { day: '2026-12-11', to: 'Dad’s', time: '17:00' };
    const arrival = { day: '2026-12-04', to: 'Mom’s', time: '17:00' };
    expect(stayOn([FRIDAYS], '2026-12-04')).toEqual({ home: 'Mom’s', arrival, next });
    expect(stayOn([FRIDAYS], '2026-12-10')).toEqual({ home: 'Mom’s', arrival: undefined, next });
    expect(stayOn([FRIDAYS], '2026-12-03')).toBeUndefined();
    const ended = { ...FRIDAYS, lastDay: '2026-12-10' };
    expect(stayOn([ended], '2026-12-10')?.next).toBeUndefined();
  });
});
