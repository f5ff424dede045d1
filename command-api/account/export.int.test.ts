import { randomUUID } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { contexts } from '@hearthway/domain/contexts.ts';
import { inEnglish, type Message } from '@hearthway/domain/kernel/message.ts';
import { EXPORT_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { createKeptLogger } from '@hearthway/infra/adapters/logging/logger.fixture.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { listen } from '@hearthway/infra/adapters/postgres/listen.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { CommandSchema } from '../database/schema.ts';
import { exportCalls } from './export.fixture.ts';
import { exampleRows } from './export-examples.fixture.ts';
import { EXPORT_SECTIONS } from './export-sections.ts';

const inEnglishEach = (fields: Readonly<Record<string, Message>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, words]) => [key, inEnglish(words)]));

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

const { ask, build, rowsOf, open, appendToAccount, appendToFavorites } = exportCalls(() => api);

const requestsOf = ({ userId }: Family) =>
  api.stored(`account-${userId}`).filter(({ type }) => type === 'DataExportRequested');

const favorited = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'ResourceFavorited' as const,
    data: { resourceId: `npi-${index}`, name: `Provider ${index}`, category: 'aba-therapy' },
  }));

const mailsOf = ({ userId }: Family) =>
  api.database
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'data-export-ready')
    .execute();

/** Collects progress notifications. */
const hearProgress = async () => {
  const heard: unknown[] = [];
  const listener = listen({
    url: api.databaseUrl,
    channels: { export_progress: (payload) => heard.push(JSON.parse(payload)) },
    onListening: async () => {},
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  onTestFinished(listener.stop);
  await vi.waitFor(() => expect(listener.isListening()).toBe(true));
  return heard;
};

test('a requested copy is being built, and the log says so', async () => {
  const requested = await ask(family);
  expect(requested).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    status: 'building',
    percent: 0,
    requestedAt: api.now().toISOString(),
    expiresAt: null,
    bytes: null,
  });
  expect(requestsOf(family)).toMatchObject([{ data: { exportId: requested.id } }]);
});

test('two requests, even at once, build one copy', async () => {
  const [first, second] = await Promise.all([ask(family), ask(family)]);
  const third = await ask(family);
  expect([second, third]).toEqual([first, first]);
  expect(requestsOf(family)).toHaveLength(1);
  await build();
  expect(await rowsOf(family)).toHaveLength(1);
});

test('a repeated request gets the same copy, also when it is ready', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await ask(family, headers);
  await build();
  const again = await ask(family, headers);
  expect(again).toMatchObject({ id: first.id, status: 'ready', percent: 100 });
  expect(requestsOf(family)).toHaveLength(1);
});

test('a newer copy takes the place of the one before', async () => {
  const first = await ask(family);
  await build();
  const second = await ask(family);
  expect(second.id).not.toBe(first.id);
  await build();
  expect(await rowsOf(family)).toMatchObject([{ id: second.id, status: 'ready' }]);
});

test('is refused without a session', async () => {
  const answer = await api.send({ method: 'POST', url: '/api/account/export' });
  expect(answer.status).toBe(401);
});

test('it is encrypted, announced by email, and kept for a week', async () => {
  await ask(family);
  await build();
  const [row] = await rowsOf(family);
  expect(row).toMatchObject({
    status: 'ready',
    percent: 100,
    taken_until: null,
    expires_at: new Date(api.now().getTime() + EXPORT_DAYS * DAY_MS),
  });
  expect(row?.content?.subarray(0, 2).toString()).not.toBe('PK');
  expect(row?.bytes).toBeGreaterThan(1_000);
  expect(await mailsOf(family)).toHaveLength(1);
  const { others } = await open(family);
  expect(Object.keys(others)).toEqual(['README.txt']);
});

test('it is removed when it expires', async () => {
  await ask(family);
  await build();
  api.passTime(EXPORT_DAYS * DAY_MS - 1);
  await build();
  expect(await rowsOf(family)).toHaveLength(1);
  api.passTime(1);
  await build();
  expect(await rowsOf(family)).toEqual([]);
});

test('progress is notified', async () => {
  const heard = await hearProgress();
  const { id: exportId } = await ask(family);
  await build();
  const exported = { userId: family.userId, exportId };
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { ...exported, status: 'building', percent: expect.any(Number) },
      { ...exported, status: 'ready', percent: 100 },
    ]),
  );
});

test('it has every event in order, in words and readable', async () => {
  await ask(family);
  api.passTime(40 * DAY_MS);
  await appendToAccount(
    [{ type: 'NameChanged', data: { firstName: 'Anabel', lastName: 'Lima <Cruz>' } }],
    family,
  );
  await appendToFavorites(favorited(2), { ...family, actor: 'd'.repeat(32) });
  await appendToAccount([{ type: 'EmailConfirmed', data: {} }], { ...family, actor: 'a job' });
  await build();
  const { data, html } = await open(family);
  expect(data.events.map(({ type }) => type)).toEqual([
    'AccountRegistered',
    'SignedIn',
    'DataExportRequested',
    'NameChanged',
    'ResourceFavorited',
    'ResourceFavorited',
    'EmailConfirmed',
  ]);
  expect(data.events[3]).toMatchObject({
    sentence: 'Changed their name',
    by: 'you',
    data: { firstName: 'Anabel', lastName: 'Lima <Cruz>' },
  });
  expect(data.events[5]?.by).toBe('member');
  expect(data.events[6]?.by).toBe('us');
  expect(html).toContain('done by a member of your household');
  expect(html).toContain('<strong>Provider 0</strong>');
  expect(html).toContain('First name: Anabel · Last name: Lima &lt;Cruz&gt;');
  expect(html.match(/<h3>.*<\/h3>/g)).toHaveLength(2);
});

test('data that has expired says so', async () => {
  await appendToAccount(
    [{ type: 'SignedIn', data: { sessionId: 'f'.repeat(32), device: 'Lynx on BeOS' } }],
    family,
  );
  const { privacy } = api.dependencies;
  await api.database
    .deleteFrom('person_keys')
    .where('user_id', '=', family.userId)
    .where('period', 'like', 'analytics/%')
    .execute();
  privacy.forget(family.userId);
  await ask(family);
  await build();
  const { data, html, json } = await open(family);
  expect(data.events.at(-2)?.data).toMatchObject({ device: { shredded: true } });
  expect(html).toContain('Device: No longer readable: its key was destroyed');
  expect(json).not.toContain('Lynx');
});

test('includes events that are not projected yet', async () => {
  const body = { resourceId: 'provider-1' };
  const url = '/api/journey/resource-views';
  await api.send({ method: 'POST', url, body, as: family });
  await ask(family);
  await build();
  const { data } = await open(family);
  expect(data.events.map(({ sentence }) => sentence)).toContain('Viewed *Provider 1*');
});

test('finds events in shared streams, and takes only the person’s own', async () => {
  const other = await api.signUp();
  const id = randomUUID().replaceAll('-', '');
  await appendToFavorites(favorited(1), { userId: family.userId, id });
  const theirs = { resourceId: 'npi-9', name: 'Not for you', category: null };
  await appendToFavorites([{ type: 'ResourceFavorited', data: theirs }], {
    userId: other.userId,
    id,
  });
  await sql`
    insert into timeline_v1
      (user_id, position, event_id, stream_id, type, context, sentence, occurred_at, actor)
    values (${family.userId}, 1, 'e', ${`favorites-${id}`}, 't', 'favorites', 's', now(), 'family')
  `.execute(api.database);
  await ask(family);
  await build();
  const { data, json, html } = await open(family);
  expect(data.events.map(({ type }) => type)).toContain('ResourceFavorited');
  for (const secret of ['Not for you', other.userId, other.email]) {
    expect(json).not.toContain(secret);
    expect(html).not.toContain(secret);
  }
});

/** Columns and tables that name people but stay out of the copy, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  person_keys: 'Keys, without which nothing of this could be read.',
  erased_people: 'Of whom there is nothing any more.',
  moves: 'How far each page is: nothing that the person did.',
  policy_parked_events: 'Positions of events, which the history holds.',
  policy_states: 'Counts of events, which the history holds.',
  timeline: 'The same events, which are read from the log itself.',
  report_runs: 'What analysts ask about all families, as their work: nothing of a family is in it.',
  duty: 'When they were on duty for crises, as their work.',
  staff_notices: 'Which of staff are told of an alert: nothing of a family is in it.',
  report_schedules: 'The reports that analysts have mailed to them, as their work.',
  people: 'Ids alone, of accounts and of visitors who wrote to support.',
  visitors: 'Mailboxes without an account, which no copy is made for.',
  thread_links: 'Hashes of links for visitors, who have no account.',
  reminder_plans: 'How far the reminders of each entry are planned: ids and times.',
  reply_tokens: 'Hashes of addresses for answers by mail.',
  quarantined_mails: 'Mails of strangers: who wrote them is not known, and they go within days.',
};

test('every table that names people is in it or exempted with a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'email_key')
  `.execute(api.database);
  const names = rows.map(({ name }) => name.replace(/_v\d+$/, ''));
  const known = [...EXPORT_SECTIONS.flatMap(({ tables }) => tables), ...Object.keys(LEFT_OUT)];
  expect([...new Set(names)].sort()).toEqual([...new Set(known)].sort());
});

const STAFF_ID = '5'.repeat(32);

test('holds all data about a person, explained, and none about others', async () => {
  const other = await api.signUp();
  for (const { userId, email } of [family, other]) {
    const emailKey = await api.dependencies.privacy.emailKeyOf(email);
    const suffix = userId.slice(0, 8);
    await api.database
      .updateTable('accounts')
      .set({ pending_email: asSealed(`new-${suffix}@example.org`), deletion_due_at: api.now() })
      .where('user_id', '=', userId)
      .execute();
    await sql`insert into known_devices values (${userId}, '\\x00', now())`.execute(api.database);
    await sql`
      insert into calendar_feed_fetches values (${userId}, ${userId}, now(), 3)
    `.execute(api.database);
    await sql`insert into sign_in_tries values (${emailKey}, '\\x00', 3, now(), now())`.execute(
      api.database,
    );
    await sql`
      insert into mailed_codes (id, purpose, email_key, code_hash, created_at, expires_at)
      values (${userId}, 'password-reset', ${emailKey}, '\\x00', now(), now())
    `.execute(api.database);
    await api.dependencies.mails.post({
      kind: 'password-reset',
      details: { code: '042137' },
      emailKey,
      userId: null,
    });
    for (const { model, rows } of exampleRows({ userId, actor: STAFF_ID, mark: suffix }))
      for (const row of rows)
        await sql`insert into ${sql.table(`${model}_v1`)} values (${sql.join([...row])})`.execute(
          api.database,
        );
    await sql`
      insert into memberships_v1 (user_id, member_id, role, scopes, status, ends_at, joined_at)
      select ${'9'.repeat(32)}, ${userId}, role, scopes, status, ends_at, joined_at
      from memberships_v1 where user_id = ${userId}
    `.execute(api.database);
    await sql`
      insert into member_acts_v1
      select md5(${userId}), position, ${userId}, scope, what, day, occurred_at
      from member_acts_v1 where user_id = ${userId} and what = 'opened'
    `.execute(api.database);
    await api.dependencies.operationalLog.add(userId, {
      kind: 'command-rejected',
      detail: { command: 'POST /api/favorites', code: `Refused${suffix}` },
    });
  }
  await ask(family);
  await build();
  const { data, section, json, html } = await open(family);
  for (const { name, fields: named } of EXPORT_SECTIONS) {
    const fields = inEnglishEach(named);
    const rows = section(name);
    expect([name, rows.length > 0]).toEqual([name, true]);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(Object.keys(fields).sort());
    expect(data.about[name]?.fields).toEqual(fields);
    for (const words of Object.values(fields)) expect(html).toContain(words);
  }
  const suffix = family.userId.slice(0, 8);
  const own = contexts
    .flatMap(({ exportSections }) => exportSections)
    .flatMap(({ name }) => section(name).flatMap((row) => Object.values(row)))
    .filter((value) => typeof value === 'string')
    .filter((text) => text.includes(suffix));
  expect(own).toEqual(
    expect.arrayContaining(
      ['Bright Steps ABA', 'Durham, NC', 'Nobody has that number.', 'Asked to be called back'].map(
        (text) => `${text} ${suffix}`,
      ),
    ),
  );
  for (const held of [
    family.email,
    `new-${suffix}@example.org`,
    'Ana',
    'Lima',
    ...own,
    `Refused${suffix}`,
  ]) {
    expect(json).toContain(held);
    expect(html).toContain(held);
  }
  expect(section('journey')).toMatchObject([{ colorMode: 'dark-high-contrast', fontSize: 20 }]);
  const { email, userId } = other;
  for (const secret of [
    email,
    userId,
    userId.slice(0, 8),
    'a long password',
    STAFF_ID,
    '042137',
    '$argon2',
  ]) {
    expect(json).not.toContain(secret);
    expect(html).not.toContain(secret);
  }
});

test('the page is self-contained, and runs no script', async () => {
  await ask(family);
  await build();
  const { html } = await open(family);
  expect(html).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
});

test('after a kill another process takes over, with one copy and one mail', async () => {
  await appendToFavorites(favorited(500), family);
  await ask(family);
  const killed = connectPostgres<CommandSchema>({
    url: api.databaseUrl,
    onConnectionLost: () => {},
  });
  const { privacy } = api.dependencies;
  await expect(
    build({
      database: killed,
      privacy: {
        ...privacy,
        openEvents: async (events) => {
          await killed.destroy();
          return privacy.openEvents(events);
        },
      },
    }),
  ).rejects.toThrow();
  await build();
  expect(await rowsOf(family)).toMatchObject([{ status: 'building', tries: 1 }]);
  api.passTime(31 * SECOND_MS);
  await build();
  expect(await rowsOf(family)).toMatchObject([{ status: 'ready', tries: 2 }]);
  expect((await open(family)).data.events).toHaveLength(503);
  expect(await mailsOf(family)).toHaveLength(1);
});

test('a process that lost its lease changes nothing any more', async () => {
  await ask(family);
  const { privacy } = api.dependencies;
  await build({
    privacy: {
      ...privacy,
      sealForPerson: async (userId, plain) => {
        // Its lease expires, and another process builds the copy meanwhile.
        api.passTime(31 * SECOND_MS);
        await build();
        return privacy.sealForPerson(userId, Buffer.concat([plain, Buffer.from('late')]));
      },
    },
  });
  expect(await rowsOf(family)).toMatchObject([{ status: 'ready', tries: 2 }]);
  expect(await mailsOf(family)).toHaveLength(1);
  await open(family);
});

test('a process that stops hands its export back at once', async () => {
  await appendToFavorites(favorited(500), family);
  await ask(family);
  const { privacy } = api.dependencies;
  const stopping = new AbortController();
  const openEvents: typeof privacy.openEvents = (events) => {
    stopping.abort();
    return privacy.openEvents(events);
  };
  await build({ privacy: { ...privacy, openEvents } }, stopping);
  expect(await rowsOf(family)).toMatchObject([{ status: 'building', tries: 0 }]);
  await build();
  expect(await rowsOf(family)).toMatchObject([{ status: 'ready', tries: 1 }]);
});

test('after three failures it is marked as failed, and its owner is notified and can ask again', async () => {
  const heard = await hearProgress();
  const requested = await ask(family);
  const { logger, lines } = createKeptLogger();
  const openEvents = () => Promise.reject(new Error('It cannot be opened.'));
  const broken = { privacy: { ...api.dependencies.privacy, openEvents }, logger };
  for (let tries = 1; tries <= 3; tries += 1) {
    await build(broken);
    api.passTime(tries * 5 * SECOND_MS);
  }
  expect(await rowsOf(family)).toMatchObject([{ status: 'failed', tries: 3 }]);
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ status: 'failed' }));
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(new RegExp(`${family.userId}|${family.email}|Lima`));
  expect((await ask(family)).id).not.toBe(requested.id);
  await build();
  expect(await rowsOf(family)).toMatchObject([{ status: 'ready' }]);
});

test('erasing an account removes its copies, including one being built', async () => {
  await ask(family);
  const { privacy } = api.dependencies;
  await build({
    privacy: {
      ...privacy,
      sealForPerson: async (userId, plain) => {
        const sealed = await privacy.sealForPerson(userId, plain);
        await api.database.deleteFrom('accounts').where('user_id', '=', userId).execute();
        return sealed;
      },
    },
  });
  expect(await rowsOf(family)).toEqual([]);
  expect(await mailsOf(family)).toEqual([]);
});

test('ten thousand events are ready well within a minute', async () => {
  for (let thousand = 0; thousand < 10; thousand += 1)
    await appendToFavorites(favorited(1_000), family);
  await ask(family);
  const startedAt = performance.now();
  await build();
  const seconds = (performance.now() - startedAt) / 1_000;
  expect(seconds).toBeLessThan(30);
  const { data } = await open(family);
  expect(data.events).toHaveLength(10_003);
  expect(z.object({ resourceId: z.string() }).parse(data.events[9_999]?.data).resourceId).toBe(
    'npi-997',
  );
});
