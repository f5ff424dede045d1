import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FORWARDS, START } from '@eventstore/db-client';
import { catalog } from '@hearthway/domain/contexts.ts';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { type Kysely, sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectEventStore } from '../../adapters/event-store/event-store.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { PROGRAMS } from '../../launcher/programs.ts';
import { spawnLauncher } from './launcher-process.ts';
import { lookUpWithMemberId, MEMBER_ID } from './member-id.fixture.ts';
import { operate } from './operate.ts';
import { needsEmbeddedStores } from './outside.fixture.ts';
import { tracesInFiles, tracesInTables } from './traces.fixture.ts';
import { readUserId } from './user-id.ts';
import { fillWithWarmData } from './warm-data.fixture.ts';

const run = promisify(execFile);

const STORES = ['event-store', 'postgres'];

const PASSWORD = 'a long password';
const CHILD = 'Thistlewick';
const ONBOARDING = { diagnosisDate: '1987-02-13', location: 'Nether Wallop' };
const PERSON = {
  firstName: 'Quetzalina',
  lastName: 'Ostrogorska',
  email: 'ostrogorska.q@first.example',
};
const NEW_EMAIL = 'grauschimmel@second.example';
const NEIGHBOR = { firstName: 'Bartholomea', lastName: 'Quimby', email: 'quimby@stays.example' };

/** In whole or in part. */
const TRACES = [
  PERSON.firstName,
  PERSON.lastName,
  'ostrogorska.q',
  'grauschimmel',
  CHILD,
  ...Object.values(ONBOARDING),
];

/** Jobs look every few seconds. */
const PATIENCE = { timeout: 120_000, interval: 100 };
/** For a look that takes seconds of the processor. */
const LOOKING_EVERYWHERE = { timeout: 120_000, interval: 2_000 };

let directory: string;
const at = (...names: readonly string[]): string => join(directory, ...names);

beforeEach((context) => {
  needsEmbeddedStores(context, 'it looks for traces in their files, and restores a copy of them');
  const { onTestFinished: atTheEnd } = context;
  directory = mkdtempSync(join(tmpdir(), 'hearthway-erasure-'));
  // Registered first, it runs last: nothing works in it any more.
  atTheEnd(() => rmSync(directory, { recursive: true }));
  mkdirSync(at('data'));
  fillWithWarmData(at('data'));
  mkdirSync(at('backup'));
});

/** Everything that any of its processes says goes into one file, all the time. */
const start = async () => {
  const launcher = spawnLauncher({
    dataDirectory: at('data'),
    environment: { LOG_LEVEL: 'debug' },
    logFile: at('data', 'log'),
  });
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    launcher.send('SIGTERM');
    await launcher.ended;
  };
  onTestFinished(stop);
  return { url: await launcher.ready, stop };
};

const withDatabase = async <Result>(
  work: (database: Kysely<Record<never, never>>) => Promise<Result>,
): Promise<Result> => {
  const { DATABASE_URL } = readRunningAddresses(at('data'));
  const database = connectPostgres<Record<never, never>>({
    url: DATABASE_URL,
    onConnectionLost: () => {},
  });
  return work(database).finally(() => database.destroy());
};

/** With what is kept in memory on the disk, and as root also with its owners. */
const copyStores = async (from: string, to: string): Promise<void> => {
  for (const store of STORES) {
    rmSync(at(to, store), { recursive: true, force: true });
    await run('cp', ['-a', at(from, store), at(to, store)]);
  }
};

const FROM_A_PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';

interface Call {
  readonly body?: unknown;
  readonly token?: string;
}

const createCaller =
  (url: string) =>
  async (route: string, { body, token }: Call = {}): Promise<Response> => {
    const [method = 'GET', path = '/'] = route.split(' ');
    return fetch(`${url}${path}`, {
      method,
      headers: {
        'user-agent': FROM_A_PHONE,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

type Caller = ReturnType<typeof createCaller>;

const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

const idOf = (email: string): Promise<string | undefined> => readUserId(at('data'), email);

const signUp = async (call: Caller, person: typeof PERSON): Promise<string> => {
  const body = { ...person, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await call('POST /api/register', { body });
  return signedInSchema.parse(await answer.json()).token;
};

const logIn = (call: Caller, email: string, password = PASSWORD): Promise<Response> =>
  call('POST /api/login', { body: { email, password } });

/** Answers which. */
const favoriteSome = async (call: Caller, token: string): Promise<readonly string[]> => {
  const found = await call('GET /api/resources?location=27701', { token });
  const { resources } = resourceListSchema.parse(await found.json());
  const ids = resources.slice(0, 3).map(({ id }) => id);
  for (const resourceId of ids)
    expect(await statusOf(call('POST /api/favorites', { body: { resourceId }, token }))).toBe(204);
  return ids;
};

/** The newest code in a mail with this subject. */
const mailedCode = (subject: string): Promise<string> =>
  vi.waitFor(() => {
    const mails = readdirSync(at('data', 'outbox')).map((name) =>
      readFileSync(at('data', 'outbox', name), 'utf8'),
    );
    const mail = mails.find((text) => text.includes(`Subject: ${subject}`)) ?? '';
    return /^ {4}(\d{6})\s*$/m.exec(mail)?.[1] ?? expect.fail('The mail has not come yet.');
  }, PATIENCE);

/** Says who it is wherever there is a place for it. */
const live = async (call: Caller): Promise<void> => {
  const token = await signUp(call, PERSON);
  const [favorite] = await favoriteSome(call, token);
  const note = { body: { note: `Ask for the room where ${CHILD} was` }, token };
  expect(await statusOf(call(`PUT /api/favorites/${favorite}/note`, note))).toBe(204);
  const report = { body: { field: 'other', message: `They sent ${CHILD} away` }, token };
  expect(await statusOf(call(`POST /api/resources/${favorite}/reports`, report))).toBe(204);
  expect(await statusOf(call('POST /api/journey/onboarding', { body: ONBOARDING, token }))).toBe(
    204,
  );
  const names = { firstName: `${PERSON.firstName}, mother of ${CHILD}`, lastName: PERSON.lastName };
  const moved = { email: NEW_EMAIL, password: PASSWORD };
  expect(await statusOf(call('PUT /api/account/name', { body: names, token }))).toBe(200);
  expect(await statusOf(call('PUT /api/account/email', { body: moved, token }))).toBe(202);
  const body = { code: await mailedCode('Confirm your new email address') };
  expect(await statusOf(call('POST /api/account/email/confirmation', { body, token }))).toBe(200);
  for (const email of [NEW_EMAIL, NEW_EMAIL.toUpperCase()])
    expect(await statusOf(logIn(call, email))).toBe(200);
  expect(await statusOf(logIn(call, NEW_EMAIL, `${CHILD} 2019`))).toBe(401);
  await call('POST /api/forgot-password', { body: { email: NEW_EMAIL } });
  await call('POST /api/forgot-username', { body: names });
  expect(await statusOf(call('POST /api/account/export', { token }))).toBe(202);
  await mailedCode('Your code for a new password');
};

/** A member of support finds the family, opens its timeline, and adds a note. */
const lookAt = async (
  call: Caller,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<void> => {
  const found = { body: { by: 'name', text: PERSON.firstName }, token };
  expect(await statusOf(call('POST /api/staff/families/find', found))).toBe(200);
  for (const [act, body] of [
    ['view', undefined],
    ['reveal', { eventId: randomUUID(), reason: `${PERSON.lastName} cannot find ${CHILD}` }],
    ['notes', { note: `Call back about ${CHILD}` }],
  ] as const)
    expect(await statusOf(call(`POST /api/staff/families/${userId}/${act}`, { body, token }))).toBe(
      204,
    );
};

interface Usage {
  /** By type. */
  readonly events: Readonly<Record<string, number>>;
  /** Different people, by the type of the event. */
  readonly people: Readonly<Record<string, number>>;
}

/** The numbers that all usage reports are made of, from the log: events and people by type. */
const readUsage = async (): Promise<Usage> => {
  const { EVENTSTORE_URL } = readRunningAddresses(at('data'));
  const eventStore = connectEventStore(EVENTSTORE_URL);
  const types = new Set(catalog.map(({ type }) => type));
  const events: Record<string, number> = {};
  const people = new Map<string, Set<unknown>>();
  for await (const { event } of eventStore.readAll({ fromPosition: START, direction: FORWARDS })) {
    // The server writes events of its own.
    if (event === undefined || !types.has(event.type)) continue;
    events[event.type] = (events[event.type] ?? 0) + 1;
    const known = people.get(event.type) ?? new Set();
    people.set(event.type, known.add(Object(event.metadata).userId));
  }
  await eventStore.dispose();
  const counts = Array.from(people, ([type, { size }]) => [type, size]);
  return { events, people: Object.fromEntries(counts) };
};

/** The operator erases an account at once. */
const eraseNow = (email: string): Promise<string> =>
  operate({ dataDirectory: at('data') }, [PROGRAMS.support, 'erase', email, '--now']);

/**
 * In the files of both stores, with the database's log of changes, in what the processes have said, in the
 * outbox and in all else.
 */
const tracesInDirectory = (): readonly string[] => tracesInFiles(at('data'), TRACES);

/** Files are cleaned within seconds of it. */
const untilErased = (userId: string): Promise<void> =>
  vi.waitFor(async () => {
    const finished = await withDatabase((database) =>
      sql`select from erased_people where user_id = ${userId} and finished_at is not null`.execute(
        database,
      ),
    );
    expect(finished.rows).toHaveLength(1);
  }, PATIENCE);

/** The user id stays, in the log too: it marks an erased account and identifies no one. */
const expectNoTraces = async (userId: string): Promise<void> => {
  expect(tracesInDirectory()).toEqual([]);
  const traces = await withDatabase((database) => tracesInTables(database, [...TRACES, userId]));
  const samples = [`pg_statistic: ${userId}`, `pg_stats: ${userId}`];
  expect(traces.filter((trace) => !samples.includes(trace))).toEqual([`erased_people: ${userId}`]);
};

/** However a lookup ended. `kept` is the control: the search finds what is stored or logged. */
const expectNoMemberId = (answers: readonly string[], kept: readonly string[]): void => {
  expect(tracesInFiles(at('data'), kept)).not.toEqual([]);
  expect(tracesInFiles(at('data'), [MEMBER_ID])).toEqual([]);
  expect(answers.filter((answer) => answer.includes(MEMBER_ID))).toEqual([]);
};

test('no log, store or answer has a member id, and of a family that was erased nothing is left in any file, nor does a backup bring it back', {
  timeout: 900_000,
}, async () => {
  const first = await start();
  const firstCall = createCaller(first.url);
  await live(firstCall);
  const neighbor = await signUp(firstCall, NEIGHBOR);
  await favoriteSome(firstCall, neighbor);
  const userId = (await idOf(NEW_EMAIL)) ?? expect.fail('There is no such account.');
  const neighborId = await idOf(NEIGHBOR.email);
  await withDatabase((database) =>
    sql`update accounts set role = 'support' where user_id = ${neighborId}`.execute(database),
  );
  await lookAt(firstCall, { userId, token: neighbor });
  const answers = await lookUpWithMemberId(first.url, neighbor);
  await first.stop();
  expectNoMemberId(answers, ['kaiser-permanente', NEIGHBOR.email]);
  await copyStores('data', 'backup');

  const second = await start();
  const call = createCaller(second.url);
  const { token } = signedInSchema.parse(await (await logIn(call, NEW_EMAIL)).json());
  // Mails are still in the outbox. In the stores nothing stands in plain text at any time.
  expect(tracesInDirectory()).not.toEqual([]);
  expect(await withDatabase((database) => tracesInTables(database, TRACES))).toEqual([]);
  const usage = await readUsage();
  expect(usage.people).toMatchObject({ SignedIn: 2 });

  expect(await eraseNow(NEW_EMAIL)).toContain('within seconds');
  await vi.waitFor(async () => expect(await idOf(NEW_EMAIL)).toBeUndefined(), PATIENCE);
  await untilErased(userId);
  await vi.waitFor(() => expectNoTraces(userId), LOOKING_EVERYWHERE);
  expect(await statusOf(call('GET /api/me', { token }))).toBe(401);
  expect(await readUsage()).toMatchObject({
    people: { ...usage.people, AccountErased: 1 },
    events: { AccountErased: 1, SignedIn: usage.events['SignedIn'] },
  });
  await second.stop();

  await copyStores('backup', 'data');
  renameSync(at('data', 'erasures.txt'), at('erasures.txt'));
  await expect(start()).rejects.toThrow();
  expect(readFileSync(at('data', 'log'), 'utf8')).toContain('Put the newest erasures.txt');
  renameSync(at('erasures.txt'), at('data', 'erasures.txt'));
  const third = await start();
  await untilErased(userId);
  await vi.waitFor(() => expectNoTraces(userId), LOOKING_EVERYWHERE);
  const lastCall = createCaller(third.url);
  expect(await statusOf(logIn(lastCall, NEW_EMAIL))).toBe(401);
  expect(await statusOf(logIn(lastCall, NEIGHBOR.email))).toBe(200);
});
