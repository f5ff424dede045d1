import { UNCHANGED_DAY } from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { feedsSchema } from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { addChildSchema } from '@hearthway/domain/children/children.contract.ts';
import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { NO_PLAN } from '@hearthway/domain/subscription/plan-state.ts';
import { hashOfFeedKey } from '@hearthway/infra/adapters/calendar-feeds/feed-key.ts';
import { createKeptLogger } from '@hearthway/infra/adapters/logging/logger.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const LEO = 'a'.repeat(32);
const MIA = 'b'.repeat(32);

let scenario: Scenario;
let api: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let owner: Family;
let member: Family;

const project = async (
  model:
    | 'calendar_entries'
    | 'calendar_feeds'
    | 'memberships'
    | 'subscription'
    | 'denials'
    | 'family_days'
    | 'own_children',
  userId: string,
  row: Readonly<Record<string, unknown>>,
) => scenario.project({ model, userId, position: await scenario.append(), row });

const addEntry = (id: string, title: string, plan: object = {}) =>
  project('calendar_entries', owner.userId, {
    entry_id: id.repeat(32),
    first_day: '2026-12-01',
    last_day: '9999-12-31',
    plan: {
      kind: 'appointment',
      when: {
        kind: 'timed',
        startsAt: '2026-12-01T15:30',
        endsAt: '2026-12-01T16:15',
        timeZone: 'America/New_York',
      },
      repeats: { repeats: 'weekly', interval: 1, weekdays: [], until: null, count: null },
      travelMinutes: 0,
      childIds: [],
      reminders: [],
      reminderZone: 'UTC',
      skipsBreaks: false,
      responsibleId: null,
      remindsSince: '',
      ...plan,
    },
    words: { title, place: 'Lakewood pool', people: '', notes: 'Blue towel', days: DAYS },
    created_at: now,
    removed_at: null,
    reminds_until: null,
    revision: 1,
  });

const DAYS = {
  '2026-12-08': { ...UNCHANGED_DAY, isCanceled: true },
  '2026-12-15': { ...UNCHANGED_DAY, title: 'Last one', notes: 'Bring cake' },
};

const join = (row: object = {}) =>
  project('memberships', owner.userId, {
    member_id: member.userId,
    role: 'caregiver',
    scopes: { ...DEFAULT_SCOPES.caregiver, calendar: 'read', insurance: 'none' },
    only_children: null,
    status: 'active',
    ends_at: null,
    joined_at: now,
    ...row,
  });

const plan = (tier: 'family' | 'plus') =>
  project('subscription', owner.userId, { plan: { ...NO_PLAN, gift: { tier, endsAt: null } } });

const CHILD = addChildSchema.parse({ name: 'A child' });

let made = 0;

/** Makes a feed of the owner's household, and returns its key. */
const feed = async ({ userId }: Family, row: object = {}): Promise<string> => {
  made += 1;
  const key = `${made}`.repeat(43);
  await project('calendar_feeds', userId, {
    feed_id: `${made}`.padStart(32, '0'),
    family_id: owner.userId,
    child_id: null,
    detail: 'titles',
    secret_hash: hashOfFeedKey(key),
    made_at: now,
    ...row,
  });
  return key;
};

const get = (key: string, headers: Readonly<Record<string, string>> = {}) =>
  api.inject({ url: `/api/calendar-feeds/calendar.ics?key=${key}`, headers });

const titlesIn = (body: string): readonly string[] =>
  Array.from(body.matchAll(/^SUMMARY:(.*)\r$/gm), ([, title = '']) => title);

const { logger, lines: logged } = createKeptLogger();

beforeAll(async () => {
  scenario = await startScenario();
  ({ app: api, close } = buildOver(scenario, { clock: () => now, logger }));
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

beforeEach(async () => {
  owner = await scenario.signUp();
  member = await scenario.signUp();
  await plan('family');
  await join();
  await addEntry('1', 'Swimming');
  await addEntry('2', 'Speech therapy', { childIds: [LEO] });
  await addEntry('3', 'Dentist', { childIds: [MIA] });
});

test('a calendar reads titles alone unless asked, its days included, and the second time only whether it changed', async () => {
  const key = await feed(owner);
  const answer = await get(key);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(titlesIn(answer.body).toSorted()).toEqual([
    'Dentist',
    'Last one',
    'Last one',
    'Last one',
    'Speech therapy',
    'Swimming',
  ]);
  expect(answer.body).toMatch(/UID:1{32}@hearthway\r\n.*EXDATE;TZID=America\/New_York:20261208/s);
  expect(answer.body).not.toMatch(/Lakewood|towel|cake/);
  const { etag = '' } = answer.headers;
  expect((await get(key, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  await addEntry('4', 'Library');
  expect((await get(key, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  const list = await api.inject({ url: '/api/calendar-feeds', headers: owner.headers });
  expect(feedsSchema.parse(list.json())).toMatchObject([
    { fetches: 3, fetchedAt: now.toISOString() },
  ]);
  expect(logged.join()).toMatch(/calendar\.ics/);
  expect(logged.join()).not.toMatch(key);
});

test('a feed tells places and notes, or only busy times, if it was made so, and those of one child', async () => {
  expect((await get(await feed(owner, { detail: 'everything' }))).body).toMatch(
    /LOCATION:Lakewood pool\r\nDESCRIPTION:Blue towel/,
  );
  const { body } = await get(await feed(owner, { detail: 'busy', child_id: LEO }));
  expect(new Set(titlesIn(body))).toEqual(new Set(['Busy']));
  expect(body.match(/^UID:/gm)).toHaveLength(2);
});

test('dates of other contexts are in it for those with whom they are shared', async () => {
  const denial = {
    id: 'd'.repeat(32),
    planType: 'self-funded-erisa',
    state: 'NC',
    denialReason: null,
    notice: 'first',
    letterOn: '2026-11-20',
    changesOn: null,
    letterSays: null,
    urgency: 'standard',
    care: 'planned',
    timeZone: 'America/New_York',
    wantsReminders: true,
    recordedAt: now.toISOString(),
    taken: [],
  };
  await project('denials', owner.userId, { denials: [denial] });
  expect(titlesIn((await get(await feed(owner))).body)).toContain('Send your appeal to the plan');
  expect(titlesIn((await get(await feed(member))).body)).not.toContain(
    'Send your appeal to the plan',
  );
});

test('days on which a child goes to its other home are in it, unless it tells only busy times', async () => {
  const of = { createdAt: '', removedAt: null };
  const weeks = { ...of, homes: ['Mom’s', 'Dad’s'], rhythm: 'weekly', time: '17:00', swapped: [] };
  const range = { firstDay: '2026-12-04', lastDay: null };
  const homes = [LEO, MIA].map((childId) => ({ ...weeks, ...range, id: childId, childId }));
  const spring = { ...of, id: 'b', name: 'Break', firstDay: '2026-12-21', lastDay: '2027-01-02' };
  await project('family_days', owner.userId, { homes, breaks: [{ ...spring, childIds: [] }] });
  await project('own_children', owner.userId, {
    children: [
      { ...CHILD, ...of, id: LEO, name: 'Leo' },
      { ...CHILD, ...of, id: MIA, name: 'Mia' },
    ],
    chosen: [],
  });
  await addEntry('5', 'Choir', { skipsBreaks: true });
  const { body } = await get(await feed(owner, { child_id: LEO }));
  expect(
    titlesIn(body)
      .filter((title) => title.startsWith('Leo goes'))
      .slice(0, 2),
  ).toEqual(['Leo goes to Mom’s', 'Leo goes to Dad’s']);
  expect(body).not.toMatch(/Mia/);
  expect(body).toMatch(
    /DTSTART;VALUE=DATE:20261211\r\nDTEND;VALUE=DATE:20261212\r\nSUMMARY:Leo goes/,
  );
  expect(body).toMatch(/EXDATE;TZID=America\/New_York:20261222T153000/);
  const busy = await get(await feed(owner, { detail: 'busy' }));
  expect(new Set(titlesIn(busy.body))).toEqual(new Set(['Busy']));
  expect(busy.body).not.toMatch(/VALUE=DATE/);
});

test('an address works only while the person reads the calendar, sees the child, and the plan has one', async () => {
  const own = await feed(owner);
  const all = await feed(member);
  const ofLeo = await feed(member, { child_id: LEO });
  const ofMia = await feed(member, { child_id: MIA });
  const statuses = async () =>
    (await Promise.all([own, all, ofLeo, ofMia].map((key) => get(key)))).map(
      ({ statusCode }) => statusCode,
    );
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await join({ only_children: [LEO] });
  expect(await statuses()).toEqual([200, 200, 200, 404]);
  expect(titlesIn((await get(all)).body)).not.toContain('Dentist');
  for (const ended of [
    { status: 'paused' },
    { status: 'gone' },
    { ends_at: now },
    { scopes: { ...DEFAULT_SCOPES.caregiver, calendar: 'none' } },
  ]) {
    await join(ended);
    expect(await statuses()).toEqual([200, 404, 404, 404]);
  }
  await join();
  await plan('plus');
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  const wrong = await get('0'.repeat(43));
  const stopped = await get(await feed(owner, { secret_hash: null }));
  expect([stopped.body, (await get('')).body, (await get(all)).body]).toEqual(
    [1, 2, 3].map(() => wrong.body),
  );
});
