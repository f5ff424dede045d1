import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findProgram } from '../process/find-program.ts';
import { freePort } from '../process/free-port.ts';

/** The Debian package is optional: tests that need it are skipped without it. */
export const HAS_POOLER = findProgram(['pgbouncer'], process.env) !== undefined;

const NOBODY = 65_534;

interface Pooler {
  /** Address of the same database through the pooler. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts PgBouncer in transaction mode in front of the server at this address. */
export const startPooler = async (url: string): Promise<Pooler> => {
  const server = new URL(url);
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-pooler-'));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  const password = server.password === '' ? '' : ` password=${server.password}`;
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  const child = spawn('pgbouncer', ['-q', file], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  const gone = once(child, 'exit');
  await vi.waitFor(() => connects(port), 5_000);
  server.host = `127.0.0.1:${port}`;
  return {
    url: server.href,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
      rmSync(directory, { recursive: true });
    },
  };
};

const connects = async (port: number): Promise<void> => {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
};
