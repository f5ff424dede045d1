import { expect, onTestFinished, test, vi } from 'vitest';
import { type ArrivalsOptions, type Checkpoints, createArrivals } from './arrivals.ts';

const NEVER = new AbortController().signal;

const start = (options: Partial<ArrivalsOptions> = {}) => {
  const arrivals = createArrivals({
    readCheckpoints: async () => new Map(),
    onError: (error) => expect.fail(String(error)),
    everyMs: 1,
    ...options,
  });
  onTestFinished(arrivals.release);
  return arrivals;
};

/** Whether it has come by the time that everything else under way is done. */
const hasCome = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<false>((end) => setImmediate(end, false))]);

test('a notification wakes who waits for that model and that position or one before', async () => {
  const arrivals = start();
  const earlier = arrivals.wait('favorites', 9n, NEVER);
  const exactly = arrivals.wait('favorites', 10n, NEVER);
  const later = arrivals.wait('favorites', 11n, NEVER);
  const other = arrivals.wait('timeline', 1n, NEVER);
  arrivals.arrived('favorites', 10n);
  const waiting = [earlier, exactly, later, other];
  expect(await Promise.all(waiting.map(hasCome))).toEqual([true, true, false, false]);
});

test('what is told by nobody is found by looking', async () => {
  let favorites = 1n;
  const arrivals = start({ readCheckpoints: async () => new Map([['favorites', favorites]]) });
  const waiting = arrivals.wait('favorites', 2n, NEVER);
  expect(await hasCome(waiting)).toBe(false);
  favorites = 2n;
  await waiting;
});

test('what was found before somebody began to wait is not waited for', async () => {
  const found = new Map([['favorites', 5n]]);
  let reads = 0;
  const arrivals = start({
    readCheckpoints: async () => {
      reads += 1;
      return found;
    },
  });
  const keepsLooking = arrivals.wait('favorites', 100n, NEVER);
  await vi.waitFor(() => expect(reads).toBeGreaterThan(1));
  await arrivals.wait('favorites', 5n, NEVER);
  expect(await hasCome(keepsLooking)).toBe(false);
});

test('one look serves everybody, and nobody looks when nobody waits', async () => {
  const answers: PromiseWithResolvers<Checkpoints>[] = [];
  const arrivals = start({
    readCheckpoints: () => {
      const answer = Promise.withResolvers<Checkpoints>();
      answers.push(answer);
      return answer.promise;
    },
  });
  expect(answers).toHaveLength(0);
  const crowd = Array.from({ length: 50 }, () => arrivals.wait('favorites', 2n, NEVER));
  expect(answers).toHaveLength(1);
  answers[0]?.resolve(new Map([['favorites', 2n]]));
  await Promise.all(crowd);
  expect(answers).toHaveLength(1);
});

test('a look that fails is told, and followed by another', async () => {
  const errors: unknown[] = [];
  const failure = new Error('No answer.');
  const arrivals = start({
    readCheckpoints: async () => {
      if (errors.length === 0) throw failure;
      return new Map([['favorites', 2n]]);
    },
    onError: (error) => errors.push(error),
  });
  await arrivals.wait('favorites', 2n, NEVER);
  expect(errors).toEqual([failure]);
});

test('waiting ends with its signal, or when everybody is let go', async () => {
  const arrivals = start();
  const patience = new AbortController();
  const short = arrivals.wait('favorites', 2n, patience.signal);
  const long = arrivals.wait('favorites', 2n, NEVER);
  patience.abort();
  await short;
  expect(await hasCome(long)).toBe(false);
  arrivals.release();
  await long;
  await arrivals.wait('favorites', 2n, patience.signal);
});
