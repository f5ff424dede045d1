import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const END_WITH_PARENT = new URL('../../adapters/process/end-with-parent.ts', import.meta.url).href;

/** Limits the heap, as in scripts/run.mjs: by default V8 lets it grow to several times the used size. */
export const HEAP_BOUNDS = ['--max-semi-space-size=16', '--max-old-space-size=1024'];

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Lines on stderr so far. */
  readonly complaints: readonly string[];
  /** Ends it gracefully, or at once with SIGKILL, and resolves when it has gone. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Runs the event store as a separate process, which ends with this one. Rejects with its output when it does
 * not start. `through` is a command that runs it, such as a tracer.
 */
export const startServerProcess = async (
  args: readonly string[],
  { through = [] }: { readonly through?: readonly string[] } = {},
): Promise<ServerProcess> => {
  const [program = process.execPath, ...rest] = [
    ...through,
    process.execPath,
    ...HEAP_BOUNDS,
    '--import',
    END_WITH_PARENT,
    MAIN,
    ...(args.includes('--port') ? [] : ['--port', '0']),
    ...args,
  ];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const complaints: string[] = [];
  const url = await listening(child, complaints);
  if (child.pid === undefined) throw new Error('The event store has no process.');
  return {
    url,
    pid: child.pid,
    complaints,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
};

const listening = (child: ChildProcess, complaints: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stdout === null || child.stderr === null)
      throw new Error('The event store has no output.');
    createInterface(child.stderr).on('line', (line) => complaints.push(line));
    createInterface(child.stdout).on('line', (line) => {
      const url = /esdb:\S+/.exec(line)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(complaints.join('\n'))));
  });
