import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { readRunningAddresses, readRunningPayments } from '../adapters/addresses/addresses.ts';
import { masterKeyFileIn } from '../adapters/privacy/master-key-file.ts';
import {
  findProcess,
  LAUNCHER,
  processesOn,
  spawnLauncher,
  spawnLauncherInTerminal,
  type TerminalLauncher,
} from '../verification/e2e/launcher-process.ts';
import { operate } from '../verification/e2e/operate.ts';
import { needsEmbeddedStores } from '../verification/e2e/outside.fixture.ts';
import { fillWithWarmData } from '../verification/e2e/warm-data.fixture.ts';
import { PROGRAMS } from './programs.ts';

/** Patience, with much to spare on a busy machine. */
const LEASE_ENDED_MS = 60_000;
const READY_MS = 120_000;
const RESTARTED_MS = 60_000;
const STOPPED_MS = 30_000;

const PARTS = [
  'command-api',
  'database',
  'event store',
  'pages',
  'payments',
  'projections',
  'read-api',
];

/** Makes a directory of mode 0700: run as root, PostgreSQL becomes another user, who may not enter it. */
const makeDataDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-launcher-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  fillWithWarmData(directory);
  return directory;
};

const startInTerminal = (environment: NodeJS.ProcessEnv): TerminalLauncher => {
  const launcher = spawnLauncherInTerminal(environment);
  onTestFinished(async () => {
    launcher.pressCtrlC();
    await launcher.ended;
  });
  return launcher;
};

/** The printed text and the address in it. */
const onceReady = async ({ printed }: TerminalLauncher) => {
  await vi.waitFor(() => expect(printed()).toContain('Ctrl-C stops everything'), READY_MS);
  const url = /^Hearthway is ready at (\S+)$/m.exec(printed())?.[1];
  return { printed: printed(), url: url ?? expect.fail('It names no address.') };
};

const timesReady = (printed: string): readonly string[] =>
  Array.from(printed.matchAll(/^ {2}(\S.*\S) +ready in \d+\.\d s$/gm), ([, part = '']) => part);

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const password = 'a long password';
const account = { email: 'ana@example.org', password };

const signUp = async (url: string): Promise<void> => {
  const details = { ...account, confirmPassword: password, firstName: 'Ana', lastName: 'Lima' };
  signedInSchema.parse(await (await post(`${url}/api/register`, details)).json());
};

const signIn = async (url: string): Promise<number> =>
  (await post(`${url}/api/login`, account)).status;

const readHealth = async (url: string): Promise<Health> =>
  healthSchema.parse(await (await fetch(`${url}/health`)).json());

/** A projection first waits until the lease of one that was killed has run out. */
const whenHealthy = (url: string): Promise<Health> =>
  vi.waitFor(async () => {
    const health = await readHealth(url);
    expect(health.status).toBe('ok');
    return health;
  }, LEASE_ENDED_MS);

/** The first message to a page. In socket.io's protocol `40` joins and `42` is a message. */
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

const expectEverythingFrom = async (url: string, dataDirectory: string): Promise<void> => {
  const page = await fetch(`${url}/status`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Hearthway</title>');

  const health = await whenHealthy(url);
  const parts = health.parts.map(({ name }) => name);
  expect(parts).toEqual(
    expect.arrayContaining(['command-api', 'database', 'event-store', 'projections', 'read-api']),
  );

  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${url}/api/nowhere`, { method });
    expect(await response.json()).toMatchObject({ code: 'NotFound' });
  }

  expect(await firstHealthOverSocket(url)).toContain('command-api');

  expect(readRunningAddresses(dataDirectory)).toEqual({
    EVENTSTORE_URL: expect.stringMatching(/^esdb:/),
    DATABASE_URL: expect.stringMatching(/^postgres:/),
  });
  expect(readRunningPayments(dataDirectory)).toMatchObject({
    PAYMENTS_URL: expect.stringMatching(/^http:/),
  });
  expect((await fetch(`${url}/dev/payments`)).status).toBe(200);

  const beside = inject('sharedStack');
  expect(beside.url).not.toBe(url);
  const healths = await Promise.all([url, beside.url].map(readHealth));
  expect(healths.map(({ status }) => status)).toEqual(['ok', 'ok']);
};

/** How `keys` and starts without the right key answer, of a directory on which nothing runs. */
const expectLocked = async (dataDirectory: string, oldKey: string): Promise<void> => {
  const refusal = async (environment: NodeJS.ProcessEnv = {}) => {
    const { code, complaints } = await spawnLauncher({ dataDirectory, environment }).ended;
    expect(code).toBe(1);
    expect(processesOn(dataDirectory)).toEqual([]);
    return complaints;
  };
  const file = masterKeyFileIn(dataDirectory);
  expect(await refusal({ HEARTHWAY_MASTER_KEY: oldKey })).toMatch(
    /^The data is encrypted under the master key [0-9a-f]{16}, which is not in HEARTHWAY_MASTER_KEY\. Put back .+\n$/,
  );
  renameSync(file, `${file}.elsewhere`);
  expect(await refusal()).toBe(
    `The master key file ${file} is missing, and without it the data cannot be read. Put it back from where you keep it, or set HEARTHWAY_MASTER_KEY.\n`,
  );
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.elsewhere`, file);
};

const expectGone = (dataDirectory: string): void => {
  expect(processesOn(dataDirectory)).toEqual([]);
  expect(() => readRunningAddresses(dataDirectory)).toThrow('No Hearthway is running');
};

/** Its children end by themselves. */
const killOn = async (dataDirectory: string): Promise<void> => {
  process.kill(findProcess(dataDirectory, LAUNCHER.join('\0')), 'SIGKILL');
  await vi.waitFor(() => expectGone(dataDirectory), STOPPED_MS);
};

test('its key is rotated while it runs, nothing starts on its data without that key, and a killed one is taken over in a terminal, which shows a line per part and the address, and serves all until Ctrl-C', {
  timeout: 600_000,
}, async (context) => {
  needsEmbeddedStores(context, 'it is about starting them, under another key');
  const dataDirectory = makeDataDirectory();
  const keys = (...args: readonly string[]) => operate({ dataDirectory }, [PROGRAMS.keys, ...args]);

  // With a log level, the terminal shows the log.
  const loud = startInTerminal({ DATA_DIR: dataDirectory, LOG_LEVEL: 'info' });
  const first = await onceReady(loud);
  expect(first.printed).toMatch(/INFO.* \(projections\)/);
  expect(timesReady(first.printed).toSorted()).toEqual(PARTS);
  expect(readdirSync(dataDirectory)).not.toContain('hearthway.log');

  await signUp(first.url);
  const oldKey = readFileSync(masterKeyFileIn(dataDirectory), 'utf8').trim();
  expect(await keys('rotate')).toContain('holds the new key alone');
  expect(await signIn(first.url)).toBe(200);
  expect(await keys('expire', '--dry-run')).toBe('0 keys would be destroyed.\n');

  await killOn(dataDirectory);
  await expect(keys('status')).rejects.toThrow('No Hearthway is running');
  await expectLocked(dataDirectory, oldKey);

  const quiet = startInTerminal({ DATA_DIR: dataDirectory });
  const { printed, url } = await onceReady(quiet);
  const [parts = '', next = ''] = printed.split('\n\nHearthway is ready at ', 2);
  expect(timesReady(parts).toSorted()).toEqual(PARTS);
  // Besides: the first line, and that the lease of the killed one takes long to run out.
  expect(parts.split('\n').length).toBeLessThanOrEqual(PARTS.length + 2);
  expect(next).toMatch(/^http:\/\/localhost:\d+\n/);
  expect(next).toContain(`The log is in ${join(dataDirectory, 'hearthway.log')}`);
  expect(await signIn(url)).toBe(200);
  await expectEverythingFrom(url, dataDirectory);

  process.kill(findProcess(dataDirectory, 'services/read-api.js'), 'SIGKILL');
  await vi.waitFor(() => {
    const since = quiet.printed().slice(printed.length);
    expect(since).toMatch(/^ {2}read-api +ended unexpectedly, restarting it$/m);
    expect(timesReady(since)).toEqual(['read-api']);
  }, RESTARTED_MS);

  const log = readFileSync(join(dataDirectory, 'hearthway.log'), 'utf8');
  const writers = new Set(Array.from(log.matchAll(/"name":"([\w-]+)"/g), ([, name]) => name));
  expect([...writers]).toEqual(expect.arrayContaining(['launcher', 'projections']));

  const stoppedAt = performance.now();
  quiet.pressCtrlC();
  expect(await quiet.ended).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(STOPPED_MS);
  expectGone(dataDirectory);
});
