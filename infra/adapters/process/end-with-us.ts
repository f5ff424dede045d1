import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Sends SIGINT to an unrelated process when this process has gone, even by SIGKILL. Returns a function that
 * cancels this, to be called when that process has ended by itself.
 */
export const endWithUs = (pid: number, identity: Identity = {}): (() => Promise<void>) => {
  // The input of this shell closes when this process ends for any reason.
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    ...identity,
    cwd: '/',
    // Separate process group, since Ctrl-C in a terminal reaches the whole group.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = once(watcher, 'exit');
  watcher.unref();
  return async () => {
    watcher.ref();
    watcher.kill('SIGKILL');
    await gone;
  };
};
