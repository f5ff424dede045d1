import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { INHERITED, type LogOutput } from './log-output.ts';
import type { Running } from './running.ts';

const END_WITH_PARENT = new URL('../adapters/process/end-with-parent.ts', import.meta.url).href;

const listeningMessage = z.object({ listening: z.url() });

type ChildOutput = Pick<LogOutput, 'childStdout' | 'onStderrLine'>;

export interface ChildOptions {
  readonly file: string;
  readonly args?: readonly string[];
  readonly nodeOptions?: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** stdout and stderr of this process by default. */
  readonly output?: ChildOutput;
  /** Pattern of the address in the child's output. Without it, the child sends `{ listening: url }`. */
  readonly urlInOutput?: RegExp;
  /** Aborts a start in progress. */
  readonly signal: AbortSignal;
}

/**
 * Starts a Node program that ends with this process. Resolves once it is reachable; rejects with the lines of
 * its stderr when it ends before that.
 */
export const startChild = async (options: ChildOptions): Promise<Running> => {
  const { file, args = [], nodeOptions = [], environment, urlInOutput, signal } = options;
  const { output = INHERITED } = options;
  const child = spawn(
    process.execPath,
    [...nodeOptions, '--import', END_WITH_PARENT, file, ...args],
    {
      env: environment,
      stdio: ['ignore', urlInOutput === undefined ? output.childStdout : 'pipe', 'pipe', 'ipc'],
      // Separate process group: Ctrl-C reaches only the launcher, which ends its children in order.
      detached: true,
    },
  );
  const gone = new Promise((resolve) => child.once('close', resolve));
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  const stop = async (withinMs: number): Promise<void> => {
    child.kill('SIGTERM');
    const isLate = await Promise.race([
      gone.then(() => false),
      setTimeout(withinMs, true, { ref: false }),
    ]);
    if (isLate) kill();
    await gone;
  };
  signal.addEventListener('abort', kill, { once: true });
  try {
    return { url: await reached(child, urlInOutput, output), gone, stop, kill };
  } finally {
    signal.removeEventListener('abort', kill);
  }
};

const reached = (
  child: ChildProcess,
  urlInOutput: RegExp | undefined,
  output: ChildOutput,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const complaints: string[] = [];
    let isReached = false;
    const found = (url: string): void => {
      isReached = true;
      resolve(url);
    };
    child.on('message', (message) => {
      const { success, data } = listeningMessage.safeParse(message);
      if (success) found(data.listening);
    });
    if (child.stdout !== null)
      createInterface(child.stdout).on('line', (line) => {
        const url = urlInOutput?.exec(line)?.[0];
        if (url !== undefined) found(url);
      });
    if (child.stderr !== null)
      createInterface(child.stderr).on('line', (line) => {
        if (isReached) output.onStderrLine(line);
        else complaints.push(line);
      });
    child.once('error', reject);
    child.once('close', () => reject(new Error(complaints.join('\n') || 'It ended at once.')));
  });
