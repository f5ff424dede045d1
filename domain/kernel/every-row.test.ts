import { expect, test } from 'vitest';
import { everyRow } from './every-row.fixture.ts';

const mustBeEven = ([name, number]: readonly [string, number]): void => {
  if (number % 2 !== 0) throw new Error(`${name} is odd.`);
};

test('passes when every row does', async () => {
  await expect(everyRow([['two', 2]], mustBeEven)()).resolves.toBeUndefined();
});

test('names every row that fails, and why', async () => {
  const rows: [string, number][] = [
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ];
  await expect(everyRow(rows, mustBeEven)()).rejects.toThrow(
    '2 of 3 rows failed:\n  one | 1: one is odd.\n  three | 3: three is odd.',
  );
  await expect(everyRow(rows, mustBeEven, ([name]) => name)()).rejects.toThrow('  one: one is odd');
});

test('waits for checks, and keeps the first error', async () => {
  const error = new Error('late');
  const failing = everyRow(['a'], () => Promise.reject(error));
  await expect(failing()).rejects.toMatchObject({ cause: error });
});

test('a table without rows tests nothing, and fails', async () => {
  await expect(everyRow([], () => undefined)()).rejects.toThrow('no rows');
});
