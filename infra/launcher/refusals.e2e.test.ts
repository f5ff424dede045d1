import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../adapters/process/free-port.ts';
import {
  processesOn,
  spawnLauncher,
  spawnLauncherInTerminal,
} from '../verification/e2e/launcher-process.ts';
import { needsEmbeddedStores } from '../verification/e2e/outside.fixture.ts';
import { fillWithWarmData } from '../verification/e2e/warm-data.fixture.ts';

/** Directory of mode 0700: run as root, PostgreSQL becomes another user, who may not enter it. */
let dataDirectory: string;

beforeEach((context) => {
  needsEmbeddedStores(context, 'it is about starting them');
  dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-refusal-'));
  // Registered first, it runs last: nothing works in it any more.
  context.onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
});

const refusal = async (environment: NodeJS.ProcessEnv) => {
  const { send, ended } = spawnLauncher({ dataDirectory, environment });
  onTestFinished(async () => {
    send('SIGTERM');
    await ended;
  });
  const { code, complaints } = await ended;
  return { code, said: complaints };
};

const portInUse = async (): Promise<number> => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => {
    holder.close();
  });
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
};

test('a port in use is reported in one sentence, in a terminal as well', async () => {
  const port = await portInUse();
  const said = `Port ${port} is in use. Set PORT to another, or end what listens there.\n`;
  expect(await refusal({ PORT: String(port) })).toEqual({ code: 1, said });

  const inTerminal = { DATA_DIR: dataDirectory, PORT: String(port) };
  const { ended, printed } = spawnLauncherInTerminal(inTerminal);
  expect(await ended).toBe(1);
  expect(printed()).toBe(`Starting Hearthway:\n${said}`);
  expect(processesOn(dataDirectory)).toEqual([]);
});

test('a read-only data directory is reported in one sentence', async () => {
  const file = join(dataDirectory, 'file');
  writeFileSync(file, '');
  const { code, said } = await refusal({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot write to the data directory .+\n$/);
});

test.each([
  { variable: 'EVENTSTORE_URL', address: (port: number) => `esdb://127.0.0.1:${port}?tls=false` },
  { variable: 'DATABASE_URL', address: (port: number) => `postgres://me:secret@localhost:${port}` },
])('an unreachable $variable is reported in one sentence', async ({ variable, address }) => {
  const { code, said } = await refusal({ [variable]: address(await freePort()) });
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^The .+ that ${variable} names does not answer .+\\.\n$`));
  expect(said).toContain('ECONNREFUSED');
  expect(said).not.toContain('secret');
  expect(processesOn(dataDirectory)).toEqual([]);
});

test('an error of a service at its first start is passed on verbatim', async () => {
  fillWithWarmData(dataDirectory);
  rmSync(join(dataDirectory, 'event-store'), { recursive: true });
  const { code, said } = await refusal({});
  expect(code).toBe(1);
  expect(said).toMatch(/^This database belongs to another event log\. .+\n$/);
  expect(processesOn(dataDirectory)).toEqual([]);
});

test('a second start on the same data directory is refused and harms nothing', async () => {
  const { url, dataDirectory: held } = inject('sharedStack');
  const { code, said } = await refusal({ DATA_DIR: held });
  expect(code).toBe(1);
  expect(said).toContain('Another Hearthway is running');
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
});
