import { expect, test } from 'vitest';
import { createAtWork } from './at-work.ts';

const stat = (pid: number, state: string, parent: number, ticks: number) =>
  `${pid} (post (gres) ${state} ${parent} 1 1 0 -1 4194304 1 0 0 0 ${ticks} 2 0 0 20 0 1 0`;

const resultsOf = (...looks: readonly (readonly string[])[]) => {
  const left = [...looks];
  const isAtWork = createAtWork(7, () => left.shift() ?? []);
  return looks.map(() => isAtWork());
};

test('a process works whose children take time on a processor', () => {
  expect(
    resultsOf(
      [stat(7, 'S', 1, 5), stat(8, 'S', 7, 40)],
      [stat(7, 'S', 1, 5), stat(8, 'S', 7, 41)],
      [stat(7, 'S', 1, 5), stat(8, 'S', 7, 41)],
    ),
  ).toEqual([false, true, false]);
});

test('a process works that waits for a processor or the disk, and not one that is stopped', () => {
  expect(
    resultsOf([stat(7, 'R', 1, 5)], [stat(7, 'T', 1, 5)], [stat(7, 'S', 1, 5), stat(8, 'D', 7, 0)]),
  ).toEqual([true, false, true]);
});

test('the work of other processes, or of none, is no sign', () => {
  expect(resultsOf([stat(9, 'R', 1, 5)], [stat(9, 'R', 1, 9)], [])).toEqual([false, false, false]);
});
