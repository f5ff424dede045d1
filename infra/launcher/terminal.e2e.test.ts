import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  findProcess,
  processesOn,
  spawnLauncherInTerminal,
  type TerminalLauncher,
} from '../verification/e2e/launcher-process.ts';
import { needsEmbeddedStores } from '../verification/e2e/outside.fixture.ts';
import { fillWithWarmData } from '../verification/e2e/warm-data.fixture.ts';

/** Of mode 0700: run as root, PostgreSQL becomes another user, who may not enter it. */
let dataDirectory: string;

beforeEach((context) => {
  needsEmbeddedStores(context, 'it is about starting them');
  const { onTestFinished: atTheEnd } = context;
  dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-terminal-'));
  atTheEnd(() => rmSync(dataDirectory, { recursive: true }));
  fillWithWarmData(dataDirectory);
});

const start = (environment: NodeJS.ProcessEnv = {}): TerminalLauncher => {
  const launcher = spawnLauncherInTerminal({ DATA_DIR: dataDirectory, ...environment });
  onTestFinished(async () => {
    launcher.pressCtrlC();
    await launcher.ended;
  });
  return launcher;
};

const printedOnceReady = async ({ printed }: TerminalLauncher): Promise<string> => {
  await vi.waitFor(() => expect(printed()).toContain('Ctrl-C stops everything'), 60_000);
  return printed();
};

const PARTS = [
  'command-api',
  'database',
  'event store',
  'pages',
  'payments',
  'projections',
  'read-api',
];

const timesReady = (printed: string): readonly string[] =>
  Array.from(printed.matchAll(/^ {2}(\S.*\S) +ready in \d+\.\d s$/gm), ([, part = '']) => part);

test('a terminal shows a line per part and the address, and the log goes to a file', async () => {
  const launcher = start();
  const printed = await printedOnceReady(launcher);

  const [parts = '', next = ''] = printed.split('\n\nHearthway is ready at ', 2);
  expect(timesReady(parts).toSorted()).toEqual(PARTS);
  // Besides: the first line, and that the pages are built where they were not.
  expect(parts.split('\n').length).toBeLessThanOrEqual(PARTS.length + 2);
  expect(next).toMatch(/^http:\/\/localhost:\d+\n/);
  expect(next).toContain(`The log is in ${join(dataDirectory, 'hearthway.log')}`);

  process.kill(findProcess(dataDirectory, 'read-api/main.ts'), 'SIGKILL');
  await vi.waitFor(() => {
    const since = launcher.printed().slice(printed.length);
    expect(since).toMatch(/^ {2}read-api +ended unexpectedly, restarting it$/m);
    expect(timesReady(since)).toEqual(['read-api']);
  }, 15_000);

  const log = readFileSync(join(dataDirectory, 'hearthway.log'), 'utf8');
  const writers = new Set(Array.from(log.matchAll(/"name":"([\w-]+)"/g), ([, name]) => name));
  expect([...writers]).toEqual(expect.arrayContaining(['launcher', 'projections']));

  launcher.pressCtrlC();
  expect(await launcher.ended).toBe(0);
  expect(processesOn(dataDirectory)).toEqual([]);
});

test('LOG_LEVEL brings the log to the terminal', async () => {
  const printed = await printedOnceReady(start({ LOG_LEVEL: 'info' }));
  expect(printed).toMatch(/INFO.* \(projections\)/);
  expect(timesReady(printed).toSorted()).toEqual(PARTS);
  expect(readdirSync(dataDirectory)).not.toContain('hearthway.log');
});

test('a start that fails tells why in the terminal, in one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => {
    holder.close();
  });
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const launcher = start({ PORT: String(address.port) });
  expect(await launcher.ended).toBe(1);
  expect(launcher.printed()).toBe(
    `Starting Hearthway:\nPort ${address.port} is in use. Set PORT to another, or end what listens there.\n`,
  );
});
