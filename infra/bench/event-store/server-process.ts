import * as require0 from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../embedded-event-store/main.ts', import.meta.url));

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
  const child = spawn(process.execPath, ['--max-semi-space-size=8', '--max-old-space-size=512', MAIN, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstLine(child);
  const url = /esdb:\S+/.exec(line)?.[0];
  if (url === undefined) throw new Error(`The event store did not start: ${line}`);
  return {
    url,
    startedAfterMs: performance.now() - before,
    residentMegabytes: () => residentMegabytes(child),
    cpu: () => { const fs = require0; return fs.readdirSync(`/proc/${child.pid}/task`).map((t: string) => { const x = fs.readFileSync(`/proc/${child.pid}/task/${t}/stat`, 'utf8'); const a = x.slice(x.lastIndexOf(')')+2).split(' '); return x.slice(x.indexOf('('), x.lastIndexOf(')')+1) + ' ' + (Number(a[11])+Number(a[12]))/100; }).filter((x: string)=>!/ 0(\.0\d)?$/.test(x)).join('; '); },
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
