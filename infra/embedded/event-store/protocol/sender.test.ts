import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createSender } from './sender.ts';

/** A call whose caller reads a part whenever the test says so. */
const slowCall = () => {
  const parts: string[][] = [];
  const unread: (() => void)[] = [];
  const call = new Writable({
    objectMode: true,
    write: (part: readonly Buffer[], _encoding, done) => {
      parts.push(part.map(String));
      unread.push(done);
    },
  });
  return { call, parts, read: () => unread.shift()?.() };
};

const nextTick = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

test('sends together what there is at once, when nothing more is at hand', async () => {
  const { call, parts } = slowCall();
  const sender = createSender(call, new AbortController().signal);
  sender.send(Buffer.from('a'));
  await Promise.resolve();
  sender.send(Buffer.from('b'));
  expect(parts).toEqual([]);
  await nextTick();
  expect(parts).toEqual([['a', 'b']]);
});

test('has no room while two parts are unread, and again when the caller reads on', async () => {
  const { call, read } = slowCall();
  const sender = createSender(call, new AbortController().signal);
  const large = Buffer.alloc(32 * 1024);
  sender.send(large);
  expect(sender.hasRoom()).toBe(true);
  sender.send(large);
  expect(sender.hasRoom()).toBe(false);
  const room = sender.room();
  read();
  await room;
  expect(sender.hasRoom()).toBe(true);
});

test('keeps nothing waiting for a caller that has gone', async () => {
  const { call, parts } = slowCall();
  const gone = new AbortController();
  const sender = createSender(call, gone.signal);
  for (let count = 0; count < 2; count += 1) sender.send(Buffer.alloc(32 * 1024));
  const room = sender.room();
  gone.abort();
  await room;
  sender.send(Buffer.from('late'));
  sender.flush();
  expect(parts).toHaveLength(1);
});
