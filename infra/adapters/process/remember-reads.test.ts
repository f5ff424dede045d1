import { expect, test } from 'vitest';
import { rememberReads } from './remember-reads.ts';

const start = () => {
  let now = 0;
  let readCount = 0;
  const remembered = rememberReads<string>({ freshForMs: 1_000, patienceMs: 1, now: () => now });
  return {
    pass: (ms: number) => {
      now += ms;
    },
    reads: () => readCount,
    ask: (read: () => Promise<string>, key = 'a') =>
      remembered(key, () => {
        readCount += 1;
        return read();
      }),
  };
};

const hung = () => new Promise<string>(() => {});
const broken = () => Promise.reject(new Error('The database is away.'));

test('a value is read once while it is fresh, and anew after that', async () => {
  const { ask, reads: asked, pass } = start();
  expect(await ask(async () => 'old')).toBe('old');
  pass(999);
  expect(await ask(async () => 'new')).toBe('old');
  pass(1);
  expect(await ask(async () => 'new')).toBe('new');
  expect(asked()).toBe(2);
});

test('many who ask at once cause one read of each key', async () => {
  const { ask, reads: asked } = start();
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = ['a', 'b'].flatMap((key) =>
    Array.from({ length: 50 }, () => ask(() => promise, key)),
  );
  resolve('one');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['one']));
  expect(asked()).toBe(2);
});

test('a known value is answered while its source is away or hangs, and the newer one after that', async () => {
  const { ask, reads: asked, pass } = start();
  await ask(async () => 'known');
  pass(1_000);
  expect(await ask(broken)).toBe('known');
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await ask(() => promise)).toBe('known');
  expect(await ask(hung)).toBe('known');
  expect(asked()).toBe(3);
  resolve('newer');
  await promise;
  expect(await ask(hung)).toBe('newer');
});

test('a first read that fails is an error, and the next one tries again', async () => {
  const { ask } = start();
  await expect(ask(broken)).rejects.toThrow('away');
  expect(await ask(async () => 'there')).toBe('there');
});
