import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const { signal } = new AbortController();

test('commands on one stream take turns in their order, and those on others do not wait', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const take = async (streamName: string, name: string) => {
    const end = await turns.take(streamName, signal);
    order.push(name);
    return end;
  };
  expect(turns.areTaken('a')).toBe(false);
  const endFirst = await take('a', 'first');
  const second = take('a', 'second');
  const third = take('a', 'third');
  (await take('b', 'other'))();
  expect(order).toEqual(['first', 'other']);
  expect(turns.areTaken('a')).toBe(true);
  endFirst();
  (await second)();
  (await third)();
  expect(order).toEqual(['first', 'other', 'second', 'third']);
});

test('a stream whose turns have ended is forgotten', async () => {
  const turns = createTurns();
  (await turns.take('a', signal))();
  await new Promise((resolve) => setImmediate(resolve));
  expect(turns.areTaken('a')).toBe(false);
});

test('a command that waits no longer lets those behind it wait for those before it', async () => {
  const turns = createTurns();
  const endFirst = await turns.take('a', signal);
  const leaving = new AbortController();
  const second = turns.take('a', leaving.signal);
  let isThird = false;
  const third = turns.take('a', signal).then((end) => {
    isThird = true;
    end();
  });
  leaving.abort(new Error('Too late.'));
  await expect(second).rejects.toThrow('Too late.');
  await new Promise((resolve) => setImmediate(resolve));
  expect(isThird).toBe(false);
  endFirst();
  await third;
});
