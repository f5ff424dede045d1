import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../embedded-event-store/main.ts', import.meta.url));

/** As `npm run event-store` starts it. */
const HEAP_BOUNDS = ['--max-semi-space-size=16', '--max-old-space-size=256'];

export interface ServerProcess {
  readonly url: string;
  /** From spawning the process to its first line, in milliseconds. */
  readonly startedAfterMs: number;
  /** Resident memory in megabytes. */
  readonly residentMegabytes: () => number;
  readonly stop: () => Promise<void>;
}

/** The event store as a process of its own, as the product runs it. */
export const startServerProcess = async (args: readonly string[]): Promise<ServerProcess> => {
  const before = performance.now();
  const child = spawn(process.execPath, [...HEAP_BOUNDS, MAIN, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstLine(child);
  const url = /esdb:\S+/.exec(line)?.[0];
  if (url === undefined) throw new Error(`The event store did not start: ${line}`);
  return {
    url,
    startedAfterMs: performance.now() - before,
    residentMegabytes: () => residentMegabytes(child),
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
};

const firstLine = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('The event store has no output.');
  for await (const line of createInterface(child.stdout)) return line;
  return '';
};

const residentMegabytes = (child: ChildProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};
