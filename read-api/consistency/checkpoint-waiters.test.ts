import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Checkpoints,
  type CheckpointWaitersOptions,
  createCheckpointWaiters,
} from './checkpoint-waiters.ts';

const NEVER = new AbortController().signal;

const start = (options: Partial<CheckpointWaitersOptions> = {}) => {
  const waiters = createCheckpointWaiters({
    readCheckpoints: async () => new Map(),
    onError: (error) => expect.fail(String(error)),
    everyMs: 1,
    ...options,
  });
  onTestFinished(waiters.release);
  return waiters;
};

/** Whether it has resolved once all pending work is done. */
const hasCome = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<false>((end) => setImmediate(end, false))]);

test('a notification wakes waiters of that model up to its position', async () => {
  const waiters = start();
  const earlier = waiters.wait('favorites', 9n, NEVER);
  const exactly = waiters.wait('favorites', 10n, NEVER);
  const later = waiters.wait('favorites', 11n, NEVER);
  const other = waiters.wait('timeline', 1n, NEVER);
  waiters.reached('favorites', 10n);
  const waiting = [earlier, exactly, later, other];
  expect(await Promise.all(waiting.map(hasCome))).toEqual([true, true, false, false]);
});

test('a position without a notification is found by polling', async () => {
  let favorites = 1n;
  const waiters = start({ readCheckpoints: async () => new Map([['favorites', favorites]]) });
  const waiting = waiters.wait('favorites', 2n, NEVER);
  expect(await hasCome(waiting)).toBe(false);
  favorites = 2n;
  await waiting;
});

test('a position already reached is not waited for', async () => {
  const found = new Map([['favorites', 5n]]);
  let reads = 0;
  const waiters = start({
    readCheckpoints: async () => {
      reads += 1;
      return found;
    },
  });
  const keepsLooking = waiters.wait('favorites', 100n, NEVER);
  await vi.waitFor(() => expect(reads).toBeGreaterThan(1));
  await waiters.wait('favorites', 5n, NEVER);
  expect(await hasCome(keepsLooking)).toBe(false);
});

test('one poll serves all waiters, and there is none without waiters', async () => {
  const answers: PromiseWithResolvers<Checkpoints>[] = [];
  const waiters = start({
    readCheckpoints: () => {
      const answer = Promise.withResolvers<Checkpoints>();
      answers.push(answer);
      return answer.promise;
    },
  });
  expect(answers).toHaveLength(0);
  const crowd = Array.from({ length: 50 }, () => waiters.wait('favorites', 2n, NEVER));
  expect(answers).toHaveLength(1);
  answers[0]?.resolve(new Map([['favorites', 2n]]));
  await Promise.all(crowd);
  expect(answers).toHaveLength(1);
});

test('a failed poll is reported, and repeated', async () => {
  const errors: unknown[] = [];
  const failure = new Error('No answer.');
  const waiters = start({
    readCheckpoints: async () => {
      if (errors.length === 0) throw failure;
      return new Map([['favorites', 2n]]);
    },
    onError: (error) => errors.push(error),
  });
  await waiters.wait('favorites', 2n, NEVER);
  expect(errors).toEqual([failure]);
});

test('waiting ends with its signal, or at release', async () => {
  const waiters = start();
  const patience = new AbortController();
  const short = waiters.wait('favorites', 2n, patience.signal);
  const long = waiters.wait('favorites', 2n, NEVER);
  patience.abort();
  await short;
  expect(await hasCome(long)).toBe(false);
  waiters.release();
  await long;
  await waiters.wait('favorites', 2n, patience.signal);
});
