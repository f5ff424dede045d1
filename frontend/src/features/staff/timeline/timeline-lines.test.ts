import { expect, test } from 'vitest';
import { dayOf } from './day.ts';
import { entryOf } from './staff.fixture.ts';
import { linesOf } from './timeline-lines.ts';

const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

const headingsOf = (...entries: readonly Parameters<typeof entryOf>[1][]) =>
  linesOf(entries.map((about, index) => entryOf(index, about))).map(({ day, session }) => [
    day,
    session,
  ]);

test('a day begins with the newest of its entries', () => {
  expect(
    headingsOf({ at: at(21, 9) }, { at: at(21, 8) }, { at: at(20, 23) }, { at: at(20, 22) }),
  ).toEqual([
    ['2026-11-21', 'a1b2'],
    [undefined, undefined],
    ['2026-11-20', 'a1b2'],
    [undefined, undefined],
  ]);
});

test('names a session at its start, and again after another one', () => {
  const same = { at: at(21, 9) };
  expect(
    headingsOf(
      { ...same, session: 'a' },
      { ...same, session: 'b' },
      { ...same, session: 'b' },
      { ...same, session: 'a' },
    ).map(([, session]) => session),
  ).toEqual(['a', 'b', undefined, 'a']);
});

test('an entry without a session does not interrupt one', () => {
  const same = { at: at(21, 9) };
  expect(
    headingsOf(
      { ...same, session: null },
      { ...same, session: 'a' },
      { ...same, session: null },
      { ...same, session: 'a' },
    ).map(([, session]) => session),
  ).toEqual([undefined, 'a', undefined, undefined]);
});

test('every entry has a line of its own, in the same order', () => {
  const entries = [entryOf(3), entryOf(2), entryOf(1)];
  const lines = linesOf(entries);
  expect(lines.map(({ entry }) => entry)).toEqual(entries);
  expect(lines[0]?.day).toBe(dayOf(entryOf(3).at));
});

test('no entries, no lines', () => {
  expect(linesOf([])).toEqual([]);
});
