import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAtWork } from './at-work.ts';
import { watchForFreeze } from './watchdog.ts';

const RUN = `
os.setPriority(19);
process.stdout.write('started');
if (process.argv[1] === 'busy') for (;;);
setInterval(() => {}, 1_000);
`;

const startChild = async (does: 'busy' | 'nothing'): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', RUN, does], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout ?? expect.fail('It has an output.'), 'data');
  return child;
};

/** Checks that are never answered, until the process counts as frozen; false while it does not in this many. */
const countsAsFrozen = async ({ pid }: ChildProcess, checks: number): Promise<boolean> => {
  const ending = new AbortController();
  const onFrozen = vi.fn<() => void>();
  let checked = 0;
  await watchForFreeze({
    check: async () => {
      checked += 1;
      if (checked > checks) ending.abort();
      throw new Error('no answer');
    },
    onFrozen,
    isAtWork: createAtWork(pid),
    signal: ending.signal,
    everyMs: 50,
  });
  return onFrozen.mock.calls.length > 0;
};

test.runIf(existsSync('/proc/self/stat'))(
  'a process that answers nothing while it works is left alone, and one that is stopped or idle counts as frozen',
  async () => {
    const [busy, idle] = await Promise.all([startChild('busy'), startChild('nothing')]);
    expect(await countsAsFrozen(busy, 20)).toBe(false);
    busy.kill('SIGSTOP');
    expect(await countsAsFrozen(busy, 40)).toBe(true);
    expect(await countsAsFrozen(idle, 40)).toBe(true);
  },
);
