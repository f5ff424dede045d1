import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Sends SIGINT to a process that knows nothing of us when this process has gone, even by SIGKILL.
 * Returns the way to give that up, which is due when the process has gone by itself.
 */
export const endWithUs = (pid: number, identity: Identity = {}): (() => Promise<void>) => {
  // The input of this shell ends when we do, however that happens.
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    ...identity,
    cwd: '/',
    // A group of its own, since Ctrl-C in a terminal reaches the whole group.
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
