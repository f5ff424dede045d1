import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

export interface ServerProcess {
  readonly port: number;
  /** Ends it gracefully, or at once with SIGKILL, and resolves when it has gone. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export interface ServerProcessOptions {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs the payment server as a separate process. Rejects with its output when it does not start. */
export const startServerProcess = async ({
  args,
  environment,
}: ServerProcessOptions): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [MAIN, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  });
  const port = await listening(child);
  return {
    port,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
};

const listening = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    if (child.stdout === null || child.stderr === null)
      throw new Error('The payment server has no output.');
    const complaints: string[] = [];
    createInterface(child.stderr).on('line', (line) => complaints.push(line));
    createInterface(child.stdout).on('line', (line) => {
      const port = /listen at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(complaints.join('\n'))));
  });
