import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { SILENT } from './progress.ts';
import type { Running } from './running.ts';
import { supervise } from './supervise.ts';

const NEVER = new AbortController().signal;

/** Stands for a process: it ends by itself, or when it is told to. */
const fakeProcess = () => {
  const { promise: gone, resolve: end } = Promise.withResolvers<void>();
  const running: Running = {
    url: 'http://127.0.0.1:1',
    gone,
    stop: async () => end(),
    kill: end,
  };
  return { running, end, gone };
};

const options = {
  name: 'it',
  check: async () => {},
  logger: pino({ level: 'silent' }),
  progress: SILENT,
  signal: NEVER,
  stopWithinMs: 100,
  backOff: { firstMs: 1, maxMs: 4 },
};

test('a part that ends is restarted, also after a failed start', async () => {
  const [first, second] = [fakeProcess(), fakeProcess()];
  const start = vi
    .fn<() => Promise<Running>>()
    .mockResolvedValueOnce(first.running)
    .mockRejectedValueOnce(new Error('not yet'))
    .mockResolvedValueOnce(second.running);
  const supervised = await supervise({ ...options, start });
  first.end();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
  await supervised.stop();
  await second.gone;
  expect(start).toHaveBeenCalledTimes(3);
});

test('a part that ends is restarted at once, and each further time later', async () => {
  const processes = [fakeProcess(), fakeProcess(), fakeProcess()];
  const start = vi.fn<() => Promise<Running>>();
  for (const { running } of processes) start.mockResolvedValueOnce(running);
  const NEVER_AGAIN = { firstMs: 60_000, maxMs: 60_000 };
  const supervised = await supervise({ ...options, start, backOff: NEVER_AGAIN });
  processes[0]?.end();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  expect(supervised.restarts.areRecent()).toBe(true);
  processes[1]?.end();
  await vi.waitFor(() => expect(supervised.restarts.areUnderWay()).toBe(true));
  await supervised.stop();
  expect(start).toHaveBeenCalledTimes(2);
});

test('a restart in progress is stopped with the rest', async () => {
  const [first, second] = [fakeProcess(), fakeProcess()];
  const { promise: starting, resolve: started } = Promise.withResolvers<Running>();
  const start = vi
    .fn<() => Promise<Running>>()
    .mockResolvedValueOnce(first.running)
    .mockReturnValueOnce(starting);
  const supervised = await supervise({ ...options, start });
  first.end();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  const stopped = supervised.stop();
  started(second.running);
  await stopped;
  await second.gone;
});

test('a first start that fails is not repeated', async () => {
  const start = vi.fn<() => Promise<Running>>().mockRejectedValue(new Error('The port is taken.'));
  await expect(supervise({ ...options, start })).rejects.toThrow('The port is taken.');
  expect(start).toHaveBeenCalledOnce();
});
