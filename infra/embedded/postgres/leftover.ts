import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../../adapters/process/error-code.ts';

const STOP_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * Name in the process titles of a PostgreSQL, which every user may read. Identifies the data directory, since
 * many containers hide `/proc/PID/cwd` even from root.
 */
export const clusterName = (directory: string): string => {
  const { dev, ino } = statSync(directory);
  return `hearthway-${dev}-${ino}`;
};

/**
 * Stops the PostgreSQL left running on this directory after its parent process, or its own main process, was
 * killed. Removes its lock file, because PostgreSQL refuses to start if another process has reused the pid in
 * it. Rejects if it does not end within 10 s.
 */
export const stopLeftover = async (directory: string): Promise<void> => {
  const pidFile = join(directory, 'postmaster.pid');
  const leftover = processesOn(directory);
  const main = leftover.find(({ isMain }) => isMain);
  if (main === undefined) for (const { pid } of leftover) send(pid, 'SIGQUIT');
  else send(main.pid, 'SIGINT');
  const deadline = performance.now() + STOP_WITHIN_MS;
  for (let left = leftover; left.length > 0; left = processesOn(directory)) {
    if (performance.now() > deadline)
      throw new Error(
        `PostgreSQL (process ${left[0]?.pid}) still runs on ${directory}. Please end it.`,
      );
    await setTimeout(LOOK_EVERY_MS);
  }
  rmSync(pidFile, { force: true });
};

interface PostgresProcess {
  readonly pid: number;
  /** True for the main process, the parent of the others. */
  readonly isMain: boolean;
}

const processesOn = (directory: string): readonly PostgresProcess[] => {
  const name = clusterName(directory);
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), title: titleOf(entry) }))
    .filter(({ title }) => title.includes(`cluster_name=${name}\0`) || isHelper(title, name))
    .map(({ pid, title }) => ({ pid, isMain: !isHelper(title, name) }));
};

const isHelper = (title: string, name: string): boolean => title.startsWith(`postgres: ${name}: `);

/** Empty if it has ended. */
const titleOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return '';
    throw error;
  }
};

const send = (pid: number, signal: 'SIGINT' | 'SIGQUIT'): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Ended in the meantime.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
};
