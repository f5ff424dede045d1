import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { endWithUs, type Identity } from '../../adapters/process/end-with-us.ts';
import { freePort } from '../../adapters/process/free-port.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterName, stopLeftover } from './leftover.ts';
import {
  HOST_RULES_FILE,
  prepareRoles,
  SERVICES,
  SUPERUSER,
  startAlone,
  writeHostRules,
} from './roles.ts';

/** User for a server started by root, which Postgres refuses; exists on every Linux. */
const NOBODY = 65_534;

/** Initial working directory, usable even without access to its parent folders. */
const WORKING_DIRECTORY = '/proc/self/cwd';

export interface EmbeddedPostgres {
  /** Address for the services, including the password of their role, which is no superuser. */
  readonly url: string;
  /** Process id of the main process. */
  readonly pid: number | undefined;
  /** Ends the connections and waits for the process to end. SIGQUIT skips the clean-up. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  /** Kills the main process at once, even if frozen; the others follow. */
  readonly kill: () => void;
  /** Resolves when the process has ended, for any reason. */
  readonly gone: Promise<unknown>;
}

export interface PostgresOptions {
  /** Free port by default. */
  readonly port?: number | undefined;
  readonly onLog?: (line: string) => void;
  /** Makes commits survive a crash of the machine (`fsync`); true by default, off in tests. */
  readonly isDurable?: boolean;
  /** Superuser's password, for tests. Without one, the superuser cannot sign in. */
  readonly superuserPassword?: string;
}

/**
 * Size of PostgreSQL's shared buffers. Its default is so small that a search among a million listings rereads
 * and rechecks most of its pages.
 */
const BUFFERED_MEGABYTES = { least: 128, most: 1_024, shareOfMemory: 1 / 16 };

const bufferedMegabytes = (): number => {
  const { least, most, shareOfMemory } = BUFFERED_MEGABYTES;
  return Math.max(least, Math.min(most, Math.floor((totalmem() * shareOfMemory) / 2 ** 20)));
};

const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a real PostgreSQL 18 on loopback, with its own data directory, created if missing. Ends with this
 * process, even after SIGKILL. Stops a leftover server on the directory first, so the caller must ensure that
 * the directory is not in use. Rejects with PostgreSQL's output if it does not start.
 */
export const startPostgres = async (
  directory: string,
  options: PostgresOptions = {},
): Promise<EmbeddedPostgres> => {
  const { port: wantedPort, onLog = () => {}, isDurable = true, superuserPassword } = options;
  const identity = identityFor(directory);
  const binaries = await findBinaries(identity);
  if (!existsSync(join(directory, 'PG_VERSION')))
    await initialize(directory, { binaries, identity, isDurable });
  await stopLeftover(directory);
  const directoryArgs = ['-D', WORKING_DIRECTORY, '-c', `cluster_name=${clusterName(directory)}`];
  const password = await prepareRoles({
    directory,
    identity,
    superuserPassword,
    runAlone: async (statements) => {
      const args = [...directoryArgs, ...(isDurable ? [] : ['-c', 'fsync=off'])];
      const program = binaries.postgres;
      const { child, complaints } = startAlone({ program, args, identity, directory, statements });
      const [, output] = await Promise.all([goneWithUs(child, identity), complaints]);
      if (child.exitCode !== 0) throw new Error(`PostgreSQL could not be prepared: ${output}`);
    },
  });
  writeHostRules(directory, identity);

  const port = wantedPort ?? (await freePort());
  const settings = [
    `hba_file=${join(WORKING_DIRECTORY, HOST_RULES_FILE)}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `port=${port}`,
    'unix_socket_directories=',
    // Removes old write-ahead log files, which contain keys, instead of renaming them.
    'wal_recycle=off',
    ...(isDurable ? [`shared_buffers=${bufferedMegabytes()}MB`] : NOT_DURABLE),
  ];
  const child = spawn(
    binaries.postgres,
    [...directoryArgs, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...identity,
      cwd: directory,
      // Separate process group: Ctrl-C in a terminal signals the whole group, but connections must end first.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const gone = goneWithUs(child, identity);
  await ready({ child, gone, onLog });
  return {
    url: `postgres://${SERVICES}:${password}@127.0.0.1:${port}/postgres`,
    pid: child.pid,
    gone,
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      await gone;
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
};

/** Returns the data's owner for root, otherwise the current user. */
const identityFor = (directory: string): Identity => {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(directory, { throwIfNoEntry: false });
  return owner === undefined || owner.uid === 0
    ? { uid: NOBODY, gid: NOBODY }
    : { uid: owner.uid, gid: owner.gid };
};

interface Initializing {
  readonly binaries: Binaries;
  readonly identity: Identity;
  readonly isDurable: boolean;
}

/** Initializes a temporary directory first, so that an interrupted start leaves no partial database. */
const initialize = async (
  directory: string,
  { binaries: { initdb }, identity, isDurable }: Initializing,
): Promise<void> => {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  chmodSync(unfinished, 0o700);
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(unfinished, identity.uid, identity.gid);
  const options = [
    '--auth=reject',
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  if (!isDurable) options.push('--no-sync');
  const child = spawn(initdb, [...options, `--pgdata=${WORKING_DIRECTORY}`], {
    ...identity,
    cwd: unfinished,
  });
  const [, output] = await Promise.all([goneWithUs(child, identity), text(child.stderr)]);
  if (child.exitCode !== 0) throw new Error(`PostgreSQL could not be set up: ${output}`);
  renameSync(unfinished, directory);
};

/** Resolves when the process has ended; rejects if it could not be started. */
const goneWithUs = async (child: ChildProcess, identity: Identity): Promise<void> => {
  const exited = once(child, 'exit');
  const letGo = child.pid === undefined ? undefined : endWithUs(child.pid, identity);
  await exited;
  await letGo?.();
};

interface Starting {
  readonly child: { readonly stderr: Readable };
  readonly gone: Promise<unknown>;
  readonly onLog: (line: string) => void;
}

/** Resolves once it accepts connections. Later output goes to the log. */
const ready = ({ child, gone, onLog }: Starting): Promise<void> =>
  new Promise((resolve, reject) => {
    const output: string[] = [];
    let isReady = false;
    createInterface(child.stderr).on('line', (line) => {
      if (isReady) onLog(line);
      else output.push(line);
      if (!line.includes('ready to accept connections')) return;
      isReady = true;
      resolve();
    });
    gone
      .then(() => finished(child.stderr))
      .then(() => reject(new Error(`PostgreSQL ended at once: ${output.join('\n')}`)), reject);
  });
