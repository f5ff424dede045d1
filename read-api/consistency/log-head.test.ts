import { expect, test } from 'vitest';
import { createLogHead } from './log-head.ts';

const start = (heads: readonly (bigint | Error)[]) => {
  const left = [...heads];
  const errors: unknown[] = [];
  const { isBeyondLog, isKnownBeyondLog } = createLogHead({
    readHead: async () => {
      const head = left.shift();
      if (typeof head === 'bigint') return head;
      throw head ?? new Error('Nobody should have asked.');
    },
    onError: (error) => errors.push(error),
  });
  return { isBeyondLog, isKnownBeyondLog, errors };
};

test('the last event is not beyond the end, and the one after is', async () => {
  const { isBeyondLog } = start([10n, 10n]);
  expect(await isBeyondLog(10n)).toBe(false);
  expect(await isBeyondLog(11n)).toBe(true);
});

test('a position known to be in the log is not asked about again', async () => {
  const { isBeyondLog, errors } = start([10n]);
  await isBeyondLog(5n);
  expect(await isBeyondLog(9n)).toBe(false);
  expect(errors).toEqual([]);
});

test('a log that has grown is asked again', async () => {
  const { isBeyondLog } = start([10n, 20n]);
  expect(await isBeyondLog(11n)).toBe(true);
  expect(await isBeyondLog(11n)).toBe(false);
});

test('while the log does not answer, no position is beyond it', async () => {
  const failure = new Error('No answer.');
  const { isBeyondLog, errors } = start([failure, 10n]);
  expect(await isBeyondLog(11n)).toBe(false);
  expect(errors).toEqual([failure]);
  expect(await isBeyondLog(11n)).toBe(true);
});

test('an answer learns of a position beyond the end, and does not wait for a log that is away', async () => {
  const { isKnownBeyondLog } = start([10n]);
  expect(await isKnownBeyondLog(11n)).toBe(true);
  expect(await isKnownBeyondLog(9n)).toBe(false);
  const silent = createLogHead({
    readHead: () => new Promise<never>(() => {}),
    onError: (error) => expect.fail(String(error)),
  });
  expect(await silent.isKnownBeyondLog(11n)).toBe(false);
});
