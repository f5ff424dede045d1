import { expect, test } from 'vitest';
import { createReadsAtOnce } from './reads-at-once.ts';

test('a network has so many places, others wait in order, and further ones are refused', async () => {
  const reads = createReadsAtOnce({ most: 1, mostWaiting: 2 });
  const first = await reads.take('a');
  const got: string[] = [];
  const second = reads.take('a')?.then((giveBack) => {
    got.push('second');
    return giveBack;
  });
  const third = reads.take('a')?.then(() => got.push('third'));
  expect(reads.take('a')).toBe(undefined);
  first?.();
  first?.();
  (await second)?.();
  await third;
  expect(got).toEqual(['second', 'third']);
});

test('another network has places of its own', async () => {
  const reads = createReadsAtOnce({ most: 1, mostWaiting: 0 });
  await reads.take('a');
  expect(reads.take('a')).toBe(undefined);
  expect(await reads.take('b')).toBeTypeOf('function');
});
