import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findProcess } from '../e2e/launcher-process.ts';
import { startStack } from '../e2e/stack.ts';
import { signUp } from './family.fixture.ts';
import { isBackAfter, PROGRAMS } from './kill.fixture.ts';
import { createStopwatch } from './waits.fixture.ts';

const FROZEN_FOR_MS = 20_000;
const ANSWERED_WITHIN_MS = 5_000;

test('a frozen process is replaced, and meanwhile every request is answered within 5 s', async () => {
  const stack = await startStack();
  onTestFinished(stack.stop);
  const stopwatch = createStopwatch();
  const { act, read } = await signUp(stack.url, 'Elm', stopwatch);
  const resting = new AbortController();
  const load = Promise.all(
    [act, read].map(async (ask) => {
      while (!resting.signal.aborted) await ask();
    }),
  );
  for (const program of PROGRAMS) {
    const pid = findProcess(stack.dataDirectory, program);
    process.kill(pid, 'SIGSTOP');
    await Promise.race([setTimeout(FROZEN_FOR_MS), load]);
    await isBackAfter(stack, { program, pid });
  }
  resting.abort();
  await load;
  const { longestAnswerMs } = stopwatch.waits();
  process.stdout.write(`Five freezes: the longest answer took ${longestAnswerMs} ms.\n`);
  expect(longestAnswerMs).toBeLessThanOrEqual(ANSWERED_WITHIN_MS);
});
