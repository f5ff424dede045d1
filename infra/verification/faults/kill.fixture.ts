import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { wait } from '../../adapters/process/wait.ts';
import { findProcess } from '../e2e/launcher-process.ts';
import { isOutside } from '../e2e/outside.fixture.ts';
import type { Stack } from '../e2e/stack.ts';

/** Entry points of the processes that the launcher starts, as in their command lines: the stores first. */
export const PROGRAMS = [
  'services/event-store.js',
  'bin/postgres',
  'services/projections.js',
  'services/command-api.js',
  'services/payments.js',
  'services/read-api.js',
] as const;

/** Those that are ours to kill: all, unless the stores run elsewhere. */
export const killable = (): readonly (typeof PROGRAMS)[number][] =>
  isOutside() ? PROGRAMS.slice(2) : PROGRAMS;

const RECOVERS_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

export interface KillOptions {
  readonly program: (typeof PROGRAMS)[number];
  /** A further condition for recovery. */
  readonly isHealthy?: () => boolean;
}

/** Kills one process of a running Hearthway. Resolves when it is back and every part is healthy. */
export const kill = async (stack: Stack, options: KillOptions): Promise<void> => {
  const pid = findProcess(stack.dataDirectory, options.program);
  process.kill(pid, 'SIGKILL');
  await isBackAfter(stack, { ...options, pid });
};

/** Resolves when another process has taken the place of this one and every part is healthy. */
export const isBackAfter = async (
  { url, dataDirectory }: Stack,
  { program, pid, isHealthy = () => true }: KillOptions & { readonly pid: number },
): Promise<void> => {
  const isBack = async (): Promise<boolean> =>
    isHealthy() && findProcess(dataDirectory, program) !== pid && (await reportsHealthy(url));
  const signal = AbortSignal.timeout(RECOVERS_WITHIN_MS);
  // While it is not back, there is no process to be found.
  while (!(await isBack().catch(() => false))) {
    if (signal.aborted)
      throw new Error(`It did not recover from the end of ${program}: ${await healthOf(url)}`);
    await wait(LOOK_EVERY_MS, signal);
  }
};

const healthOf = async (url: string): Promise<string> => (await fetch(`${url}/health`)).text();

const reportsHealthy = async (url: string): Promise<boolean> =>
  healthSchema.parse(JSON.parse(await healthOf(url))).status === 'ok';
