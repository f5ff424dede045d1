import { describe, expect, test } from 'vitest';
import { createBreaker, FIRST_PAUSE_MS, LONGEST_PAUSE_MS, MAX_FAILURES } from './breaker.ts';

const outage = new Error('No answer.');
const refusal = new Error('Refused.');

const start = () => {
  let now = 0;
  const breaker = createBreaker({ clock: () => now, isOutage: (cause) => cause === outage });
  const ask = (answer: () => Promise<string>, signal = new AbortController().signal) =>
    breaker.run(answer, signal).catch((cause: Error) => cause.message);
  return {
    ...breaker,
    ask,
    fails: () => ask(() => Promise.reject(outage)),
    succeeds: () => ask(async () => 'Yes.'),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

type Model = ReturnType<typeof start>;

const failsTimes = async (model: Model, times: number): Promise<void> => {
  for (let at = 0; at < times; at += 1) await model.fails();
};

test('a model that answers is asked each time', async () => {
  const model = start();
  expect([await model.succeeds(), await model.succeeds()]).toEqual(['Yes.', 'Yes.']);
  expect(model.numbers()).toEqual({ failuresInRow: 0, pauses: 0 });
});

test('after some failures in a row it is not asked for a while', async () => {
  const model = start();
  await failsTimes(model, MAX_FAILURES);
  expect(await model.succeeds()).toBe(null);
  expect(model.numbers()).toEqual({ failuresInRow: MAX_FAILURES, pauses: 1 });
  model.pass(FIRST_PAUSE_MS - 1);
  expect([model.isPaused(), await model.succeeds()]).toEqual([true, null]);
  model.pass(1);
  expect([model.isPaused(), await model.succeeds()]).toEqual([false, 'Yes.']);
});

test('failures with an answer in between are not in a row', async () => {
  const model = start();
  await failsTimes(model, MAX_FAILURES - 1);
  await model.succeeds();
  await failsTimes(model, MAX_FAILURES - 1);
  expect(model.isPaused()).toBe(false);
});

test('a refusal is an answer', async () => {
  const model = start();
  await failsTimes(model, MAX_FAILURES - 1);
  expect(await model.ask(() => Promise.reject(refusal))).toBe('Refused.');
  expect(model.numbers().failuresInRow).toBe(0);
});

describe('after the pause', () => {
  const paused = async () => {
    const model = start();
    await failsTimes(model, MAX_FAILURES);
    model.pass(FIRST_PAUSE_MS);
    return model;
  };

  test('one question at a time tries it', async () => {
    const model = await paused();
    const trial = Promise.withResolvers<string>();
    const first = model.ask(() => trial.promise);
    expect([model.isPaused(), await model.succeeds()]).toEqual([true, null]);
    trial.resolve('Yes.');
    expect([await first, await model.succeeds()]).toEqual(['Yes.', 'Yes.']);
  });

  test('each failed try doubles the pause, up to the longest', async () => {
    const model = await paused();
    for (let ms = FIRST_PAUSE_MS; ms < LONGEST_PAUSE_MS; ms *= 2) {
      await model.fails();
      model.pass(Math.min(2 * ms, LONGEST_PAUSE_MS) - 1);
      expect(model.isPaused()).toBe(true);
      model.pass(1);
      expect(model.isPaused()).toBe(false);
    }
    await model.fails();
    model.pass(LONGEST_PAUSE_MS);
    expect(await model.succeeds()).toBe('Yes.');
  });

  test('a try that is aborted leaves the next one to another question', async () => {
    const model = await paused();
    expect(await model.ask(() => Promise.reject(outage), AbortSignal.abort())).toBe('No answer.');
    expect([model.numbers().pauses, await model.succeeds()]).toEqual([1, 'Yes.']);
  });
});

test('questions that were under way when it began do not prolong a pause, and an answer ends it', async () => {
  const model = start();
  const late = Promise.withResolvers<string>();
  const failing = model.ask(() => late.promise);
  const answering = Promise.withResolvers<string>();
  const answered = model.ask(() => answering.promise);
  await failsTimes(model, MAX_FAILURES);
  model.pass(FIRST_PAUSE_MS - 1);
  late.reject(outage);
  await failing;
  expect(model.numbers().pauses).toBe(1);
  answering.resolve('Yes.');
  await answered;
  expect(model.isPaused()).toBe(false);
});
