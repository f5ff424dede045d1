import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newMasterKeyText } from '../../adapters/privacy/master-key-file.ts';
import {
  startTestHistory,
  type TestEvent,
  type TestHistory,
} from '../../adapters/reports/history.fixture.ts';
import { createTestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { program } from './arguments.ts';
import { runReport } from './command.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PERIOD = ['--from', '2026-01-01', '--to', '2026-01-31'];
/** Which are reported by weeks. */
const WEEKS = ['--from', '2026-01-05', '--to', '2026-02-01'];

let history: TestHistory;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
const masterKey = newMasterKeyText();

const ofFamily = (index: number): readonly TestEvent[] => {
  const [userId, day] = [`u${index}`, `2026-01-0${1 + (index % 3)}`];
  return [
    { type: 'AccountRegistered', data: {}, userId, day },
    {
      type: 'ResourceFavorited',
      data: { resourceId: 'npi-1', name: 'Bright Steps', category: 'aba-therapy' },
      userId,
      day,
    },
  ];
};

beforeAll(async () => {
  [history, database] = await Promise.all([startTestHistory(), createTestDatabase()]);
  for (let index = 0; index < 30; index += 1) await history.append(...ofFamily(index));
  // January is over.
  await history.append({ type: 'SignedIn', data: {}, userId: 'u0', day: '2026-02-02' });
  directory = await mkdtemp(join(tmpdir(), 'hearthway-reports-'));
});

afterAll(async () => {
  await Promise.all([history.stop(), database.drop()]);
  await rm(directory, { recursive: true });
});

const environmentOf = (url: string) => ({
  EVENTSTORE_URL: url,
  DATABASE_URL: database.url,
  HEARTHWAY_MASTER_KEY: masterKey,
  INIT_CWD: directory,
});

/** Answers within this process: what is printed, and remarks beside it. */
const run = async (args: readonly string[], url = history.url) => {
  const printed: string[] = [];
  const remarks: string[] = [];
  await runReport(program.read(args), {
    environment: environmentOf(url),
    signal: new AbortController().signal,
    print: (text) => printed.push(text),
    remark: (line) => remarks.push(line),
    display: { show: () => {}, clear: () => {} },
  });
  return { out: printed.join(''), remarks };
};

const start = (args: readonly string[], url = history.url) => {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environmentOf(url) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([out, err, [exitCode]]) => ({ out, err, exitCode }),
  );
  return { child, ended };
};

test('it lists what can be asked', async () => {
  const { out, exitCode } = await start(['--list']).ended;
  expect(exitCode).toBe(0);
  expect(out).toContain('retention\n  Retention by week.');
  expect(out).toContain(
    '--group-by month | day | week | quarter | year | state; --state with week | state',
  );
});

test('a report is printed, the same to the byte each time', async () => {
  const args = ['active-families', ...PERIOD, '--group-by', 'month'];
  const { out, remarks } = await run(args);
  expect(remarks).toEqual([]);
  const [, families = ''] =
    /^period,families,families_plus_minus\r\n2026-01,(-?\d+),5\r\n$/.exec(out) ?? [];
  // 30 families: noise of more than 40 is drawn once in 10 billion times.
  expect(Math.abs(Number(families) - 30)).toBeLessThan(40);
  expect((await run(args)).out).toBe(out);
});

test('a report is written to a file where the operator is', async () => {
  const args = ['favorites', ...PERIOD, '--format', 'json', '--as-of', '2026-02-01'];
  expect((await run([...args, '--out', 'favorites.json'])).out).toBe('');
  const file = await readFile(join(directory, 'favorites.json'), 'utf8');
  expect(file).toBe((await run(args)).out);
  expect(JSON.parse(file)).toMatchObject({ report: 'favorites', asOf: '2026-02-01' });
});

test('a question that is not allowed, and a file that cannot be written, are one sentence each', async () => {
  const narrow = ['favorites', ...WEEKS, '--group-by', 'category', '--state', 'NC'];
  const { out, err, exitCode } = await start(narrow).ended;
  expect({ out, exitCode }).toEqual({ out: '', exitCode: 2 });
  expect(err).toContain('The nearest that is: by state, of NC.');
  expect(err).not.toContain('    at ');
  await expect(run(['retention', ...WEEKS, '--out', 'nowhere/a.csv'])).rejects.toThrow(
    'nowhere/a.csv',
  );
});

test('a period that is not over says until when it is told', async () => {
  const { remarks } = await run(['favorites', '--from', '2026-01-26', '--to', '2026-02-08']);
  expect(remarks).toEqual(['Told is what is over: until 2026-02-01.']);
});

test('a period that had to be widened is named', async () => {
  const args = ['retention', '--from', '2026-01-07', '--to', '2026-01-20'];
  const { remarks } = await run(args);
  expect(remarks[0]).toContain('this one is of 2026-01-05 to 2026-01-25.');
});

test('an event store that is not there is said in a sentence', async () => {
  const { out, err, exitCode } = await start(
    ['retention', ...WEEKS],
    'esdb://127.0.0.1:1?tls=false',
  ).ended;
  expect(out).toBe('');
  expect({ err, exitCode }).toEqual({ err: 'The event store does not answer.\n', exitCode: 1 });
});

test('interrupted, it ends at once, and writes nothing', async () => {
  const port = Number(new URL(history.url).port);
  let interrupt = (): void => {};
  // The signal comes when the first question is on its way.
  const between = createServer((socket) => {
    const onward = connect(port, '127.0.0.1');
    socket.once('data', () => interrupt());
    socket.pipe(onward).pipe(socket);
    for (const each of [socket, onward]) each.on('error', () => each.destroy());
    // The process may end with an answer unread: its socket then closes without an end to pipe on.
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => between.close(() => resolve())));
  const address = between.address();
  if (address === null || typeof address === 'string') throw new Error('It listens to no port.');
  const args = ['retention', ...WEEKS, '--out', 'interrupted.csv'];
  const { child, ended } = start(args, `esdb://127.0.0.1:${address.port}?tls=false`);
  interrupt = () => child.kill('SIGINT');
  const { err, exitCode } = await ended;
  expect({ err, exitCode }).toEqual({ err: 'Interrupted; nothing was written.\n', exitCode: 1 });
  expect(await readdir(directory)).not.toContain('interrupted.csv');
});
