import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealingInMemory } from '../privacy/privacy.fixture.ts';
import { endSessions, listSessionIds, listSessions, remainingSeconds } from './account-sessions.ts';
import {
  minutesAfter,
  NOW,
  type Sessions,
  secondsAfter,
  startSessions,
} from './sessions.fixture.ts';

let sessions: Sessions;

beforeAll(async () => {
  sessions = await startSessions();
});

afterAll(() => sessions.stop());

/** The rows of these tests hold plain texts. */
const privacy = sealingInMemory();

const idsOf = (userId: string, now = NOW): Promise<readonly string[]> =>
  listSessionIds({ database: sessions.database, now }, userId);

/** Creates an account with this many sessions, newest first. */
const signedInTimes = async (count: number) => {
  const userId = await sessions.newUser();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { session } = await sessions.create({ userId, now: secondsAfter(NOW, index) });
    ids.unshift(session.id);
  }
  return { userId, ids };
};

test('a person’s sessions are listed with where and when, the one used last first', async () => {
  const userId = await sessions.newUser();
  const phone = await sessions.create({ userId, isBrowser: true, device: 'Firefox on Android' });
  const later = minutesAfter(NOW, 1);
  const script = await sessions.create({ userId, now: later });
  await sessions.create();
  const listed = await listSessions(
    { database: sessions.database, privacy, now: later },
    { userId, currentId: phone.session.id },
  );
  expect(listed).toEqual([
    {
      id: script.session.id,
      device: null,
      isApi: true,
      signedInAt: later.toISOString(),
      lastUsedAt: later.toISOString(),
      isCurrent: false,
    },
    {
      id: phone.session.id,
      device: 'Firefox on Android',
      isApi: false,
      signedInAt: NOW.toISOString(),
      lastUsedAt: NOW.toISOString(),
      isCurrent: true,
    },
  ]);
});

test('a session that is over is not listed', async () => {
  const { userId, ids } = await signedInTimes(2);
  expect(await idsOf(userId, minutesAfter(NOW, 30))).toEqual(ids.slice(0, 1));
});

test('ends only the person’s own of the named sessions', async () => {
  const { userId, ids } = await signedInTimes(2);
  const other = await signedInTimes(1);
  const [mine = ''] = ids;
  const named = [mine, ...other.ids, 'none'];
  expect(await endSessions(sessions.database, { userId, ids: named })).toEqual([mine]);
  expect(await endSessions(sessions.database, { userId, ids: named })).toEqual([]);
  expect(await endSessions(sessions.database, { userId, ids: [] })).toEqual([]);
  expect(await idsOf(userId)).toEqual(ids.slice(1));
  expect(await idsOf(other.userId)).toEqual(other.ids);
});

test('the remaining time of a session is its idle limit, in whole seconds and at least one', async () => {
  const { session } = await sessions.create();
  const left = (seconds: number) =>
    remainingSeconds({ database: sessions.database, now: secondsAfter(NOW, seconds) }, session.id);
  expect(await left(0)).toBe(1_800);
  expect(await left(1_500.4)).toBe(299);
  expect(await left(1_799)).toBe(1);
  expect(await left(1_800)).toBeUndefined();
});

test('an ended session has no time left', async () => {
  const { session } = await sessions.create();
  await endSessions(sessions.database, { userId: session.accountId, ids: [session.id] });
  const options = { database: sessions.database, now: NOW };
  expect(await remainingSeconds(options, session.id)).toBeUndefined();
});
