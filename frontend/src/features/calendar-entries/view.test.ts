import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { cellByKey, dayByKey, windowOf } from './view.ts';

test('a week begins on a Sunday, and a month is shown in whole weeks', () => {
  expect(windowOf({ kind: 'week', day: '2026-11-28' }).from).toBe('2026-11-22');
  expect(windowOf({ kind: 'week', day: '2026-11-29' })).toEqual({
    from: '2026-11-29',
    to: '2026-12-05',
  });
  expect(windowOf({ kind: 'month', day: '2026-11-29' })).toEqual({
    from: '2026-11-01',
    to: '2026-12-12',
  });
  expect(windowOf({ kind: 'month', day: '2026-08-31' }).from).toBe('2026-07-26');
  expect(windowOf({ kind: 'list', day: '2026-11-29' }).to).toBe('2026-12-26');
});

test(
  '… leads from 2026-03-31 to …',
  everyRow(
    [
      ['ArrowLeft', '2026-03-30'],
      ['ArrowRight', '2026-04-01'],
      ['ArrowUp', '2026-03-24'],
      ['ArrowDown', '2026-04-07'],
      ['Home', '2026-03-29'],
      ['End', '2026-04-04'],
      ['PageUp', '2026-02-01'],
      ['PageDown', '2026-04-01'],
      ['Enter', undefined],
    ] as const,
    ([key, day]) => {
      expect(dayByKey(key, '2026-03-31')).toBe(day);
    },
  ),
);

test(
  '… leads from the second column of 2026-03-31 to …',
  everyRow(
    [
      [{ key: 'ArrowUp', ctrlKey: false }, '2026-03-30', 1],
      [{ key: 'ArrowDown', ctrlKey: false }, '2026-04-01', 1],
      [{ key: 'ArrowLeft', ctrlKey: false }, '2026-03-31', 0],
      [{ key: 'ArrowRight', ctrlKey: false }, '2026-03-31', 2],
      [{ key: 'Home', ctrlKey: false }, '2026-03-31', 0],
      [{ key: 'End', ctrlKey: false }, '2026-03-31', 4],
      [{ key: 'Home', ctrlKey: true }, '2026-03-29', 0],
      [{ key: 'End', ctrlKey: true }, '2026-04-04', 4],
      [{ key: 'PageUp', ctrlKey: false }, '2026-03-24', 1],
      [{ key: 'PageDown', ctrlKey: false }, '2026-04-07', 1],
    ] as const,
    ([key, day, column]) => {
      expect(cellByKey(key, { day: '2026-03-31', column: 1 }, 5)).toEqual({ day, column });
    },
  ),
);
