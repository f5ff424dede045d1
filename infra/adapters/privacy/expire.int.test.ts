import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { catalog } from '@hearthway/domain/contexts.ts';
import { SHREDDED } from '@hearthway/domain/kernel/personal.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { program } from '../../operator/keys/arguments.ts';
import { countExpired, expireKeys } from './expire.ts';
import { newMasterKeyText } from './master-key-file.ts';
import { openMasterKeys } from './open-master-keys.ts';
import { createPrivacy, type Privacy } from './privacy.ts';
import { type PrivacyUnderTest, startPrivacyUnderTest } from './privacy-database.fixture.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const monthsAgo = (months: number): Date => {
  const then = new Date(NOW);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

let tested: PrivacyUnderTest;
const source = { HEARTHWAY_MASTER_KEY: newMasterKeyText() };

beforeAll(async () => {
  tested = await startPrivacyUnderTest();
});

afterAll(() => tested.stop());

beforeEach(async () => {
  await tested.database.deleteFrom('accounts').execute();
});

const newPrivacy = (): Privacy =>
  createPrivacy({ database: tested.database, masterKeys: openMasterKeys(source) });

const signIn = (sessionId: string) =>
  ({ command: 'sign-in', sessionId, device: 'Firefox on Linux' }) as const;

/** A person who registered 25 months ago and has come back since. */
const familyOfTwoYears = async (): Promise<string> => {
  const userId = await tested.newAccount();
  const privacy = newPrivacy();
  await tested.dispatch(
    privacy,
    userId,
    [{ command: 'register', consent: CURRENT_CONSENT }, signIn('old')],
    monthsAgo(25),
  );
  await tested.dispatch(privacy, userId, [signIn('newer')], monthsAgo(23));
  await tested.dispatch(
    privacy,
    userId,
    [{ command: 'change-name', firstName: 'Ana', lastName: 'Lima' }],
    monthsAgo(25),
  );
  return userId;
};

const run = async (...args: readonly string[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  await program.read(args)({
    database: tested.database,
    source,
    now: NOW,
    signal: new AbortController().signal,
    print: (line) => lines.push(line),
  });
  return lines;
};

test('expired fields read as shredded, and the rest as before', async () => {
  const userId = await familyOfTwoYears();
  expect(await expireKeys({ database: tested.database, now: NOW })).toEqual({
    destroyed: 1,
    isMore: false,
  });
  const opened = await newPrivacy().openEvents(tested.stored(userId));
  expect(opened.map(({ data }) => data)).toEqual([
    CURRENT_CONSENT,
    { sessionId: 'old', device: SHREDDED },
    { sessionId: 'newer', device: 'Firefox on Linux' },
    // Kept for as long as there is an account.
    { firstName: 'Ana', lastName: 'Lima' },
  ]);
});

test('history folds as before, into the same sentences', async () => {
  const userId = await familyOfTwoYears();
  const read = async () => ({
    state: await tested.loadAccount(newPrivacy(), userId),
    sentences: (await newPrivacy().openEvents(tested.stored(userId))).map(({ type, data }) => {
      const eventType = catalog.find((each) => each.type === type);
      return eventType?.sentenceFor(eventType.currentVersion, data);
    }),
  });
  const before = await read();
  await expireKeys({ database: tested.database, now: NOW });
  expect(await read()).toEqual(before);
  expect(before.sentences).toContain('Signed in');
  await tested.dispatch(newPrivacy(), userId, [{ command: 'sign-out', sessionId: 'old' }], NOW);
  expect(tested.stored(userId).at(-1)?.type).toBe('SignedOut');
});

test('expired months of all persons are destroyed, in small batches', async () => {
  for (let count = 0; count < 5; count += 1) await familyOfTwoYears();
  const isOver = (months: number) => countExpired(tested.database, monthsAgo(-months));
  expect(await isOver(-1)).toEqual([]);
  expect(await isOver(0)).toEqual([{ period: 'analytics/2024-10', keys: 5 }]);
  expect(await isOver(2)).toEqual([
    { period: 'analytics/2024-10', keys: 5 },
    { period: 'analytics/2024-12', keys: 5 },
  ]);
  const step = () => expireKeys({ database: tested.database, now: NOW, most: 3 });
  expect([await step(), await step()]).toEqual([
    { destroyed: 3, isMore: true },
    { destroyed: 2, isMore: false },
  ]);
});

test('a key of no retention rule is never destroyed', async () => {
  const userId = await tested.newAccount();
  const keys = { user_id: userId, wrapped: Buffer.alloc(0), master_key_id: 'none' };
  const periods = [
    'account',
    'analytics',
    'billing/2019-11',
    'chats/2001-01',
    'support-chats/2025-11',
  ];
  await tested.database
    .insertInto('person_keys')
    .values(
      [...periods, 'billing/2019-10', 'support-chats/2025-10'].map((period) => ({
        ...keys,
        period,
      })),
    )
    .execute();
  await expireKeys({ database: tested.database, now: NOW });
  const left = await tested.database
    .selectFrom('person_keys')
    .select('period')
    .orderBy('period')
    .execute();
  expect(left.map(({ period }) => period)).toEqual(periods);
  await tested.deleteAccount(userId);
});

test('a dry run counts keys, names no person and destroys nothing', async () => {
  const userId = await familyOfTwoYears();
  await familyOfTwoYears();
  const lines = await run('expire', '--dry-run');
  expect(lines).toEqual(['analytics of 2024-10: 2 keys', '2 keys would be destroyed.']);
  expect(lines.join()).not.toContain(userId);
  expect(await run('expire', '--dry-run')).toEqual(lines);
  expect(await run('expire')).toEqual(['2 keys destroyed.']);
  expect(await run('expire', '--dry-run')).toEqual(['0 keys would be destroyed.']);
});

test('status counts the keys under each master key, and fails for one that is missing', async () => {
  await familyOfTwoYears();
  await newPrivacy().checkMasterKey();
  const { id } = openMasterKeys(source).current();
  expect(await run('status')).toEqual([
    `HEARTHWAY_MASTER_KEY holds the master key ${id}.`,
    `Of people: 3 keys under ${id}, the current one.`,
    `Of the installation: 3 keys under ${id}, the current one.`,
  ]);
  await tested.database.updateTable('system_keys').set({ master_key_id: 'lost' }).execute();
  await expect(run('status')).rejects.toThrow('encrypted under the master key lost');
});

test('a stream is never cut: every event is still there', async () => {
  const userId = await familyOfTwoYears();
  await expireKeys({ database: tested.database, now: NOW });
  expect(tested.stored(userId).map(({ type }) => type)).toEqual([
    'AccountRegistered',
    'SignedIn',
    'SignedIn',
    'NameChanged',
  ]);
});
