import { expect, test } from 'vitest';
import { simulateProgram } from './arguments.ts';

const read = (args: readonly string[]) =>
  simulateProgram(() => new Date('2026-11-21T20:00:00Z')).read(args);

test('without arguments, it is a million events of a year and a half that ends yesterday', () => {
  expect(read([])).toEqual({
    history: { families: 20_000, months: 18, events: 1_000_000, seed: 1, until: '2026-11-20' },
    mayMix: false,
  });
});

test('each of them can be said', () => {
  const args =
    '--families 40 --months 3 --events 900 --seed 7 --until 2026-01-31 --into-existing'.split(' ');
  expect(read(args)).toEqual({
    history: { families: 40, months: 3, events: 900, seed: 7, until: '2026-01-31' },
    mayMix: true,
  });
});

test('families alone are of fifty events each', () => {
  expect(read(['--families', '300', '--months', '12']).history).toMatchObject({
    families: 300,
    months: 12,
    events: 15_000,
  });
});

test('fewer events are of fewer families', () => {
  expect(read(['--events', '20000']).history.families).toBe(400);
});

test('a day that is not over is refused', () => {
  expect(() => read(['--until', '2026-11-21'])).toThrow(
    /^--until: 2026-11-21 is not over yet; use a day before 2026-11-21$/,
  );
});
