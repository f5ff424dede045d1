import { expect, test } from 'vitest';
import { familyIn, lostBetween, type Process, type Processes } from './processor.ts';

type Row = readonly [pid: number, parent: number, ticks: number, ofChildren?: number];

const table = (...rows: readonly Row[]): Processes =>
  new Map<number, Process>(
    rows.map(([pid, parent, ticks, ofChildren = 0]) => [pid, { parent, ticks, ofChildren }]),
  );

test('the family is a process with all that it has started, and they', () => {
  const all = table([1, 0, 9], [10, 1, 1], [11, 10, 1], [12, 11, 1], [20, 1, 1]);
  expect([...familyIn(all, new Set([10])).keys()]).toEqual([10, 11, 12]);
});

test('a process stays in the family when its parent has ended', () => {
  const orphaned = table([1, 0, 9], [10, 1, 1], [12, 1, 1], [13, 12, 1]);
  expect([...familyIn(orphaned, new Set([10, 11, 12])).keys()]).toEqual([10, 12, 13]);
});

test('nothing is lost of a process that its parent has waited for', () => {
  const before = table([10, 1, 5], [11, 10, 300]);
  const now = table([10, 1, 310, 304]);
  expect(lostBetween(before, now)).toBe(0);
});

test('the ticks of a process that no parent has waited for are lost', () => {
  const before = table([10, 1, 5], [11, 10, 300]);
  expect(lostBetween(before, table([10, 1, 6]))).toBe(300);
});

test('the ticks of its children are lost with a parent that has not waited for them', () => {
  const before = table([10, 1, 5], [11, 10, 40], [12, 11, 200], [13, 11, 100]);
  const now = table([10, 1, 46, 41]);
  expect(lostBetween(before, now)).toBe(299);
});

test('the ticks of a process whose parent has ended before it are lost', () => {
  const before = table([10, 1, 5], [12, 1, 200]);
  expect(lostBetween(before, table([10, 1, 5]))).toBe(200);
});
