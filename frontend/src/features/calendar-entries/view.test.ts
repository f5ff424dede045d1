import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { dayByKey, windowOf } from './view.ts';

test('a month is shown in whole weeks', () => {
  expect(windowOf({ kind: 'month', day: '2026-11-29' })).toEqual({
    from: '2026-10-26',
    to: '2026-12-06',
  });
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
      ['Home', '2026-03-30'],
      ['End', '2026-04-05'],
      ['PageUp', '2026-02-01'],
      ['PageDown', '2026-04-01'],
      ['Enter', undefined],
    ] as const,
    ([key, day]) => {
      expect(dayByKey(key, '2026-03-31')).toBe(day);
    },
  ),
);
