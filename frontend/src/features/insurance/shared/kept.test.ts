import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createKept } from './kept.ts';

const KEY = 'notes';

/** One browser shared by visitors and accounts. */
const createBrowser = () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  return {
    entries,
    of: (userId: string | null) => createKept({ key: KEY, schema: z.string(), userId, storage }),
  };
};

test('an account takes over the notes of a visitor', () => {
  const { of } = createBrowser();
  of(null).keep('asked about codes');
  expect(of('robin').read()).toBe('asked about codes');
  of('robin').keep('asked about limits');
  expect([of('robin').read(), of(null).read()]).toEqual(['asked about limits', undefined]);
});

test('no account sees those of another', () => {
  const { of } = createBrowser();
  of('robin').keep('asked about codes');
  expect(of('sam').read()).toBeUndefined();
});

test('notes taken after the session ended leave those of the account as they are', () => {
  const { of } = createBrowser();
  of('robin').keep('with a session');
  of(null).keep('without one');
  expect([of(null).read(), of('robin').read()]).toEqual(['without one', 'with a session']);
  of(null).forget();
  expect([of(null).read(), of('robin').read()]).toEqual([undefined, 'with a session']);
});

test('a value of another shape is none', () => {
  const { of, entries } = createBrowser();
  for (const text of ['', 'null', '{"userId":null,"value":7}', '{"userId":null}', '[]']) {
    entries.set(KEY, text);
    expect(of(null).read()).toBeUndefined();
  }
});
