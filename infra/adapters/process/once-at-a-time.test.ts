import { expect, test } from 'vitest';
import { onceAtATime } from './once-at-a-time.ts';

test('all who ask for a key while it is read get one answer, and the next who asks another', async () => {
  const once = onceAtATime<number>();
  const held = Promise.withResolvers<void>();
  let reads = 0;
  const read = async (): Promise<number> => {
    reads += 1;
    const answer = reads;
    await held.promise;
    return answer;
  };
  const results = [once('a', read), once('a', read), once('b', read)];
  held.resolve();
  expect(await Promise.all(results)).toEqual([1, 1, 2]);
  expect(await once('a', read)).toBe(3);
});

test('a read that failed is tried again', async () => {
  const once = onceAtATime<string>();
  await expect(once('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await once('a', async () => 'back')).toBe('back');
});
