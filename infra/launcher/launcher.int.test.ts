import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let dataDirectory: string;

beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-launcher-'));
  chmodSync(dataDirectory, 0o755);
  return () => rmSync(dataDirectory, { recursive: true });
});

const spawnLauncher = (environment: NodeJS.ProcessEnv = {}): ChildProcess => {
  const launcher = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDirectory,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      const gone = once(launcher, 'exit');
      launcher.kill('SIGTERM');
      await gone;
    }
  });
  return launcher;
};

const start = async (): Promise<{ readonly url: string; readonly launcher: ChildProcess }> => {
  const launcher = spawnLauncher();
  const url = await new Promise<string>((resolve, reject) => {
    if (launcher.stdout === null || launcher.stderr === null) throw new Error('No output.');
    createInterface(launcher.stdout).on('line', (line) => {
      const ready = / is ready at (\S+)$/.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    let complaints = '';
    launcher.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    launcher.once('close', () => reject(new Error(complaints)));
  });
  return { url, launcher };
};

const readHealth = async (url: string): Promise<Health> =>
  healthSchema.parse(await (await fetch(`${url}/health`)).json());

/** What a page hears first, in socket.io's own words: `40` joins, `42` is a message. */
const firstHealthOverSocket = async (url: string): Promise<string> => {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  const heard = new Promise<string>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send('40'));
    socket.addEventListener('error', () => reject(new Error('The socket was refused.')));
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('42["health"')) resolve(String(data));
    });
  });
  return heard;
};

/** Linux tells which processes were started for this data directory. */
const processesOfTest = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const about = ['environ', 'cmdline'].map((file) => readFileSync(`/proc/${pid}/${file}`));
        return about.some((text) => text.includes(dataDirectory));
      } catch {
        // It ended while we looked.
        return false;
      }
    })
    .map(Number);

const ended = async (launcher: ChildProcess, signal: NodeJS.Signals): Promise<unknown> => {
  const gone = once(launcher, 'exit');
  launcher.kill(signal);
  const [code] = await gone;
  return code;
};

test('it serves the pages, the services and their health from one address until it is told to stop', async () => {
  const { url, launcher } = await start();

  const page = await fetch(`${url}/status`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Hearthway</title>');

  const health = await readHealth(url);
  expect(health.status).toBe('ok');
  expect(health.parts.map(({ name }) => name).toSorted()).toEqual([
    'command-api',
    'database',
    'event-store',
    'projections',
    'read-api',
  ]);

  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${url}/api/nowhere`, { method });
    expect(await response.json()).toMatchObject({ code: 'NotFound' });
  }

  expect(await firstHealthOverSocket(url)).toContain('command-api');

  const askedAt = performance.now();
  expect(await ended(launcher, 'SIGTERM')).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(5_000);
  expect(processesOfTest()).toEqual([]);
});

test('a service that dies is started again', async () => {
  const { url } = await start();
  const commandApi = processesOfTest().find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('command-api/main.ts'),
  );
  if (commandApi === undefined) throw new Error('There is no command-api.');
  process.kill(commandApi, 'SIGKILL');
  await vi.waitFor(async () => expect((await readHealth(url)).status).toBe('failing'), 5_000);
  await vi.waitFor(async () => expect((await readHealth(url)).status).toBe('ok'), 10_000);
  expect(processesOfTest()).not.toContain(commandApi);
});

test('when it is killed its services end too, and the next start takes over what is left', async () => {
  const first = await start();
  await ended(first.launcher, 'SIGKILL');
  const isNode = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts');
  await vi.waitFor(() => expect(processesOfTest().filter(isNode)).toEqual([]), 5_000);

  const second = await start();
  expect((await readHealth(second.url)).status).toBe('ok');
  await ended(second.launcher, 'SIGTERM');
  expect(processesOfTest()).toEqual([]);
});

const refusal = async (environment: NodeJS.ProcessEnv) => {
  const launcher = spawnLauncher(environment);
  let said = '';
  launcher.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(launcher, 'close');
  return { code, said };
};

test('a port in use is told in one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => {
    holder.close();
  });
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const { code, said } = await refusal({ PORT: String(address.port) });
  expect({ code, said }).toEqual({
    code: 1,
    said: `Port ${address.port} is in use. Set PORT to another, or end what listens there.\n`,
  });
  expect(processesOfTest()).toEqual([]);
});

test('a data directory that cannot be written is told in one sentence', async () => {
  const file = join(dataDirectory, 'file');
  writeFileSync(file, '');
  const { code, said } = await refusal({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot write to the data directory .+\n$/);
});

test('a second start on the same data directory is refused and harms nothing', async () => {
  const { url } = await start();
  const { code, said } = await refusal({});
  expect(code).toBe(1);
  expect(said).toContain('Another Hearthway is running');
  expect((await readHealth(url)).status).toBe('ok');
});
