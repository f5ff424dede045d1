import { randomUUID } from 'node:crypto';
import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { accountStream } from '@hearthway/domain/account/account.events.ts';
import { householdStream } from '@hearthway/domain/household/household.events.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import { type PersonalFields, SHREDDED } from '@hearthway/domain/kernel/personal.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startFaultyNetwork } from '../network/faulty-network.fixture.ts';
import { listen } from '../postgres/listen.ts';
import type { EventToOpen, EventToSeal } from './event-sealing.ts';
import { followDestroyedKeys } from './follow-destroyed-keys.ts';
import type { MasterKeys } from './master-keys.ts';
import { newMasterKeys } from './privacy.fixture.ts';
import { createPrivacy, type Privacy } from './privacy.ts';
import { type PrivacyUnderTest, startPrivacyUnderTest } from './privacy-database.fixture.ts';

let tested: PrivacyUnderTest;
let masterKeys: MasterKeys;

beforeAll(async () => {
  tested = await startPrivacyUnderTest();
  masterKeys = newMasterKeys();
});

afterAll(() => tested.stop());

/** As each process has one. */
const newPrivacy = (): Privacy => createPrivacy({ database: tested.database, masterKeys });

const CHANGE_NAME = { command: 'change-name', firstName: 'Anaïs', lastName: 'Lima' } as const;

/** A person who has changed their name, and the events of it. */
const renamed = async (privacy: Privacy) => {
  const userId = await tested.newAccount();
  await tested.dispatch(privacy, userId, [
    { command: 'register', consent: CURRENT_CONSENT },
    CHANGE_NAME,
  ]);
  const [, event] = tested.stored(userId);
  if (event === undefined) throw new Error('Nothing was stored.');
  return { userId, event };
};

const dataOf = async (privacy: Privacy, event: EventToOpen): Promise<unknown> =>
  (await privacy.openEvents([event]))[0]?.data;

const keysOf = (userId: string) =>
  tested.database
    .selectFrom('person_keys')
    .select('period')
    .where('user_id', '=', userId)
    .execute();

test('a personal field is stored encrypted, and another process reads it', async () => {
  const { userId, event } = await renamed(newPrivacy());
  expect(JSON.stringify(tested.stored(userId))).not.toMatch(/Anaïs|Lima/);
  expect(await dataOf(newPrivacy(), event)).toEqual({ firstName: 'Anaïs', lastName: 'Lima' });
  expect(await tested.loadAccount(newPrivacy(), userId)).toMatchObject({ status: 'registered' });
});

test('data that another process sealed under a new key can be opened', async () => {
  const [one, other] = [newPrivacy(), newPrivacy()];
  const { userId } = await renamed(one);
  const signIn = { command: 'sign-in', sessionId: 's1', device: 'Firefox on Linux' } as const;
  await tested.dispatch(other, userId, [signIn]);
  const signedIn = tested.stored(userId).at(-1);
  expect(signedIn && (await dataOf(one, signedIn))).toEqual({
    sessionId: 's1',
    device: 'Firefox on Linux',
  });
});

const parse = ({ type, data }: EventToOpen) => accountStream.parse(type, 1, data);

const MOVES: Readonly<Record<string, (event: EventToOpen) => EventToOpen>> = {
  'to another event': (event) => ({ ...event, id: randomUUID() }),
  'to another field': (event) => {
    const { firstName, lastName } = Object(event.data);
    return { ...event, data: { firstName: lastName, lastName: firstName } };
  },
  'with one bit changed': (event) => {
    const { firstName, lastName } = Object(event.data);
    const bytes = Buffer.from(firstName.$sealed.text, 'base64');
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    const text = bytes.toString('base64');
    const changed = { $sealed: { ...firstName.$sealed, text } };
    return { ...event, data: { firstName: changed, lastName } };
  },
  'and cut short': (event) => {
    const { firstName, lastName } = Object(event.data);
    const cut = { $sealed: { ...firstName.$sealed, text: 'AAAA' } };
    return { ...event, data: { firstName: cut, lastName } };
  },
};

test.each(Object.entries(MOVES))(
  'a field that was moved %s does not open, and the events beside it do',
  async (_how, move) => {
    const privacy = newPrivacy();
    const { event } = await renamed(privacy);
    const [moved, whole] = await privacy.openEvents([move(event), event]);
    if (moved === undefined || whole === undefined) throw new Error('An event is missing.');
    expect(() => parse(moved)).toThrow(StoredEventError);
    expect(() => parse(moved)).not.toThrow(/Ana|Lima|sealed/);
    expect(parse(whole).data).toEqual({ firstName: 'Anaïs', lastName: 'Lima' });
  },
);

test('a field of another person stays encrypted', async () => {
  const privacy = newPrivacy();
  const { event } = await renamed(privacy);
  const { userId } = await renamed(privacy);
  const stolen = { ...event, metadata: { userId } };
  expect(await dataOf(privacy, stolen)).toEqual(event.data);
});

test('a key that cannot be found does not pass for an erasure while its person is there', async () => {
  const { event } = await renamed(newPrivacy());
  const userId = String(Object(event.metadata).userId);
  const keys = tested.database.selectFrom('person_keys').where('user_id', '=', userId);
  const rows = await keys.selectAll().execute();
  await tested.database.deleteFrom('person_keys').where('user_id', '=', userId).execute();
  const privacy = newPrivacy();
  expect(await dataOf(privacy, event)).toEqual(event.data);
  await tested.database.insertInto('person_keys').values(rows).execute();
  expect(await dataOf(privacy, event)).not.toEqual(event.data);
  await tested.deleteAccount(userId);
  expect(await dataOf(newPrivacy(), event)).toEqual(FORGOTTEN);
});

/** A process that hears of destroyed keys. */
const following = async (url = tested.databaseUrl) => {
  const privacy = newPrivacy();
  const followed = followDestroyedKeys({
    privacy,
    listen: (options) => listen({ ...options, url, logger: pino({ level: 'silent' }) }),
  });
  onTestFinished(followed.stop);
  await vi.waitFor(() => expect(followed.isListening()).toBe(true), 10_000);
  return { privacy, isListening: followed.isListening };
};

const FORGOTTEN = { firstName: SHREDDED, lastName: SHREDDED };

test('within a second of the deletion of an account, no process can read the person', async () => {
  const { privacy } = await following();
  const { userId, event } = await renamed(privacy);
  expect(await dataOf(privacy, event)).toEqual({ firstName: 'Anaïs', lastName: 'Lima' });
  await tested.deleteAccount(userId);
  await vi.waitFor(async () => expect(await dataOf(privacy, event)).toEqual(FORGOTTEN), {
    timeout: 1_000,
    interval: 20,
  });
  expect(await tested.loadAccount(privacy, userId)).toMatchObject({ status: 'registered' });
});

test('a field about another person is lost with that person alone, and the rest of the stream stays readable', async () => {
  const privacy = newPrivacy();
  const [owner, memberId] = [await tested.newAccount(), await tested.newAccount()];
  const joined = householdStream.eventTypes.find(({ type }) => type === 'MemberJoined');
  if (joined === undefined) throw new Error('Nobody joins a household.');
  const sealed = async (type: string, personal: PersonalFields, data: EventToSeal['data']) => {
    const id = randomUUID();
    const at = new Date();
    return {
      id,
      type,
      data: await privacy.sealEvent({ id, type, data }, { personal, userId: owner, at }),
      metadata: { userId: owner },
    };
  };
  const said = { memberId, name: 'Dana', role: 'caregiver' };
  const stream = [
    await sealed('MemberJoined', joined.personal, said),
    await sealed('NameChanged', { firstName: { retention: 'account' } }, { firstName: 'Anaïs' }),
  ];
  expect(JSON.stringify(stream)).not.toMatch(/Dana|Anaïs/);
  const opened = async () => (await newPrivacy().openEvents(stream)).map(({ data }) => data);
  expect(await opened()).toEqual([said, { firstName: 'Anaïs' }]);
  await tested.deleteAccount(memberId);
  expect(await opened()).toEqual([{ ...said, name: SHREDDED }, { firstName: 'Anaïs' }]);
  await expect(sealed('MemberJoined', joined.personal, { name: 'Dana' })).rejects.toThrow(
    'MemberJoined does not say whom name is about.',
  );
});

test('after a lost connection a process drops keys destroyed meanwhile', async () => {
  const network = await startFaultyNetwork(tested.databaseUrl);
  onTestFinished(network.stop);
  const { privacy, isListening } = await following(network.url);
  const { userId, event } = await renamed(privacy);
  network.cut();
  await vi.waitFor(() => expect(isListening()).toBe(false), 10_000);
  await tested.deleteAccount(userId);
  expect(await dataOf(privacy, event)).not.toEqual(FORGOTTEN);
  network.restore();
  await vi.waitFor(() => expect(isListening()).toBe(true), 10_000);
  expect(await dataOf(privacy, event)).toEqual(FORGOTTEN);
});

test('a person without an account gets no key', async () => {
  const privacy = newPrivacy();
  const stranger = randomUUID().replaceAll('-', '');
  await expect(tested.dispatch(privacy, stranger, [CHANGE_NAME])).rejects.toThrow();
  await expect(privacy.sealForPerson(stranger, Buffer.from('x'))).rejects.toMatchObject({
    code: 'SignInRequired',
  });
  expect(await keysOf(stranger)).toEqual([]);
});

test('an account that is deleted while its key is made leaves none behind', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const userId = await tested.newAccount();
      const [sealed] = await Promise.allSettled([
        newPrivacy().sealForPerson(userId, Buffer.from('x')),
        tested.deleteAccount(userId),
      ]);
      return { userId, sealed };
    }),
  );
  for (const { userId, sealed } of outcomes) {
    expect(await keysOf(userId)).toEqual([]);
    if (sealed.status === 'rejected')
      expect(sealed.reason).toMatchObject({ code: 'SignInRequired' });
  }
});

test('many processes that need the same new key at once get one', async () => {
  const userId = await tested.newAccount();
  const sealed = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      newPrivacy().sealForPerson(userId, Buffer.from(String(index))),
    ),
  );
  const reader = newPrivacy();
  const opened = await Promise.all(sealed.map((each) => reader.openForPerson(userId, each)));
  expect(opened.map(String)).toEqual(sealed.map((_, index) => String(index)));
  expect(await keysOf(userId)).toEqual([{ period: 'account' }]);
});

test('a row that is sealed for a person opens in a process that did not know their key', async () => {
  const userId = await tested.newAccount();
  const reader = newPrivacy();
  expect(await reader.openForPerson(userId, Buffer.alloc(0))).toBeUndefined();
  const sealed = await newPrivacy().sealForPerson(userId, Buffer.from('a ZIP'));
  expect(String(await reader.openForPerson(userId, sealed))).toBe('a ZIP');
  await expect(reader.openForPerson(await tested.newAccount(), sealed)).resolves.toBeUndefined();
});

test('the key of an e-mail address ignores case and spaces, and differs between installations', async () => {
  const emailKey = await newPrivacy().emailKeyOf('ana@example.org');
  expect(emailKey).toMatch(/^[0-9a-f]{64}$/);
  expect(await newPrivacy().emailKeyOf('  Ana@Example.ORG ')).toBe(emailKey);
  expect(await newPrivacy().emailKeyOf('anna@example.org')).not.toBe(emailKey);
  await tested.database.deleteFrom('system_keys').execute();
  expect(await newPrivacy().emailKeyOf('ana@example.org')).not.toBe(emailKey);
});

test('processes that start at once on an empty database share its keys', async () => {
  await tested.database.deleteFrom('system_keys').execute();
  const keys = await Promise.all(
    Array.from({ length: 10 }, () => newPrivacy().emailKeyOf('ana@example.org')),
  );
  expect(new Set(keys).size).toBe(1);
});

test('another master key is refused in one sentence that reveals neither key', async () => {
  await renamed(newPrivacy());
  const other = createPrivacy({ database: tested.database, masterKeys: newMasterKeys() });
  await expect(other.checkMasterKey()).rejects.toThrow(
    new RegExp(
      `^The data is encrypted under the master key ${masterKeys.current().id}, which is not in HEARTHWAY_MASTER_KEY\\. Put back`,
    ),
  );
  await expect(newPrivacy().checkMasterKey()).resolves.toBeUndefined();
});
