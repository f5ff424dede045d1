import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const NOW = new Date('2026-11-21T20:00:00Z');

test('without arguments, it is a million events of a year and a half that ends yesterday', () => {
  expect(readArguments([], NOW)).toEqual({
    history: { families: 20_000, months: 18, events: 1_000_000, seed: 1, until: '2026-11-20' },
    mayMix: false,
  });
});

test('each of them can be said', () => {
  const args =
    '--families 40 --months 3 --events 900 --seed 7 --until 2026-01-31 --into-existing'.split(' ');
  expect(readArguments(args, NOW)).toEqual({
    history: { families: 40, months: 3, events: 900, seed: 7, until: '2026-01-31' },
    mayMix: true,
  });
});

test('families alone are of fifty events each', () => {
  expect(readArguments(['--families', '300', '--months', '12'], NOW).history).toMatchObject({
    families: 300,
    months: 12,
    events: 15_000,
  });
});

test('fewer events are of fewer families', () => {
  expect(readArguments(['--events', '20000'], NOW).history.families).toBe(400);
});

test(
  '… is refused with a reason',
  everyRow(
    [
      [['--families', 'many'], /^--families/],
      [['--families', '0'], /^--families/],
      [['--months', '0.5'], /^--months/],
      [['--until', '2026-02-30'], /^--until/],
      [['--until', '2026-11-21'], /^--until: That day is not over yet\./],
      [['--families', '100', '--events', '1499'], /^100 families make at least 1500 events/],
      [['--speed', '1'], /^npm run simulate/],
      [['--speed', '1'], /\nUnknown option '--speed'/],
      [['--until'], /\nOption '--until <value>' argument missing$/],
      [['now'], /^npm run simulate/],
    ],
    ([args, message]) => {
      expect(() => readArguments(args, NOW)).toThrow(message);
    },
  ),
);
