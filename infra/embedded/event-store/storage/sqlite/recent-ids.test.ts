import { expect, test } from 'vitest';
import { createRecentIds } from './recent-ids.ts';

const REMEMBERED = 16_384;

const idOf = (number: number): Uint8Array => {
  const id = Buffer.alloc(16);
  id.writeUInt32BE(number, 6);
  return id;
};

test('finds the newest events and none that are older', () => {
  const ids = createRecentIds();
  const last = 3 * REMEMBERED;
  for (let position = 1; position <= last; position += 1) ids.add(idOf(position), position);
  const isFound = (position: number): boolean => ids.candidates(idOf(position)).includes(position);
  const found = Array.from({ length: last }, (_, index) => index + 1).filter(isFound);
  expect(found).toHaveLength(REMEMBERED);
  expect(found[0]).toBe(last - REMEMBERED + 1);
});

test('tells the newest of events with the same id first', () => {
  const ids = createRecentIds();
  for (const position of [1, 2, 3]) ids.add(idOf(7), position);
  expect(ids.candidates(idOf(7))).toEqual([3, 2, 1]);
});

test('forgets what was not stored in the end', () => {
  const ids = createRecentIds();
  for (let position = 1; position <= 10; position += 1) ids.add(idOf(position % 2), position);
  ids.forgetAfter(4, 10);
  expect(ids.candidates(idOf(0))).toEqual([4, 2]);
  expect(ids.candidates(idOf(1))).toEqual([3, 1]);
  ids.add(idOf(1), 5);
  expect(ids.candidates(idOf(1))).toEqual([5, 3, 1]);
});

test('shares few chains among ids that are counted rather than random', () => {
  const ids = createRecentIds();
  for (let position = 1; position <= REMEMBERED; position += 1) ids.add(idOf(position), position);
  const longest = Math.max(
    ...Array.from({ length: REMEMBERED }, (_, index) => ids.candidates(idOf(index + 1)).length),
  );
  expect(longest).toBeLessThan(20);
});
