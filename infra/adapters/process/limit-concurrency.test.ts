import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('no more run at a time, and those who wait keep their order', async () => {
  const limited = limitConcurrency(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    limited(async () => {
      started.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      return index;
    }),
  );
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await works[1];
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  await works[0];
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
});

test('one that fails makes room as well', async () => {
  const limited = limitConcurrency(1);
  const failed = limited(async () => {
    throw new Error('broken');
  });
  const next = limited(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('when too many wait, another is refused at once, until there is room', async () => {
  const full = new Error('full');
  const limited = limitConcurrency(1, { maxWaiting: 1, errorWhenFull: () => full });
  let end = (): void => {};
  const running = limited(() => new Promise<void>((resolve) => (end = resolve)));
  const waiting = limited(async () => 'waited');
  await expect(limited(async () => 'never')).rejects.toBe(full);
  end();
  await running;
  expect(await waiting).toBe('waited');
  expect(await limited(async () => 'had room')).toBe('had room');
});
