import { expect, test, vi } from 'vitest';
import { watchForFreeze } from './watchdog.ts';

const everyMs = 1;

test('a process that fails five checks in a row counts as frozen', async () => {
  const check = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no answer'));
  const onFrozen = vi.fn<() => void>();
  await watchForFreeze({ check, onFrozen, everyMs, signal: new AbortController().signal });
  expect(check).toHaveBeenCalledTimes(5);
  expect(onFrozen).toHaveBeenCalledOnce();
});

test('an answer in between begins the count anew', async () => {
  const check = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no answer'));
  for (let failures = 0; failures < 4; failures += 1)
    check.mockRejectedValueOnce(new Error('no answer'));
  check.mockResolvedValueOnce();
  const onFrozen = vi.fn<() => void>();
  await watchForFreeze({ check, onFrozen, everyMs, signal: new AbortController().signal });
  expect(check).toHaveBeenCalledTimes(10);
  expect(onFrozen).toHaveBeenCalledOnce();
});

test('a process that is told to stop is not watched any more', async () => {
  const ending = new AbortController();
  const onFrozen = vi.fn<() => void>();
  const check = async () => {
    ending.abort();
    throw new Error('no answer');
  };
  await watchForFreeze({ check, onFrozen, everyMs, signal: ending.signal });
  expect(onFrozen).not.toHaveBeenCalled();
});

test('a process that works without an answer is busy, and counts as frozen once it does nothing', async () => {
  const check = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no answer'));
  const onFrozen = vi.fn<() => void>();
  let looks = 0;
  const isAtWork = () => {
    looks += 1;
    return looks <= 20;
  };
  const { signal } = new AbortController();
  await watchForFreeze({ check, onFrozen, isAtWork, everyMs, signal });
  expect(check).toHaveBeenCalledTimes(25);
  expect(onFrozen).toHaveBeenCalledOnce();
});
