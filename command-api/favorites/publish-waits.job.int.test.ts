import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { publishWaitsJob } from './publish-waits.job.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  await sql`truncate accounts, people, listing_sources, database_marks cascade`.execute(
    api.database,
  );
  await sql`delete from favorites`.execute(api.database);
  await sql`update providers set wait = null, is_demo = false, category = 'dental',
    categories = '{dental}'`.execute(api.database);
});

const dayAgo = (days: number): string =>
  new Date(api.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);

interface Visited {
  readonly by: string;
  readonly at?: string | readonly string[];
  readonly waited?: number;
  readonly role?: string;
  readonly registered?: number;
  readonly isConfirmed?: boolean;
}

const visit = async ({
  by,
  at = 'provider-1',
  waited = 90,
  role = 'family',
  registered = 400,
  isConfirmed = true,
}: Visited): Promise<void> => {
  await sql`
    insert into accounts (user_id, email, email_key, first_name, last_name, password_hash, created_at,
      registered_at, email_confirmed_at, role)
    values (${by}, ${by}, ${by}, '', '', '', now(), ${dayAgo(registered)},
      ${isConfirmed ? dayAgo(registered) : null}, ${role})
  `.execute(api.database);
  const resources = [at].flat().map((resourceId) => ({
    resourceId,
    waitsSince: dayAgo(20 + waited),
    visitedOn: dayAgo(20),
  }));
  await sql`
    insert into favorites (user_id, resources, notes)
    values (${by}, ${JSON.stringify(resources)}, '{}')
  `.execute(api.database);
};

const visitOfEach = async (families: readonly string[], visited: Omit<Visited, 'by'> = {}) => {
  for (const by of families) await visit({ by, ...visited });
};

const publish = () => publishWaitsJob(api.dependencies).run(new AbortController().signal);

const listingsWithWaits = async () => {
  const { rows } = await sql<{ id: string; families: number }>`
    select id, (wait ->> 'families')::integer as families from providers
    where wait is not null order by id
  `.execute(api.database);
  return rows;
};

const A = 'a'.repeat(32);
const E = 'e'.repeat(32);
const FOUR = [A, 'b'.repeat(32), 'c'.repeat(32), 'd'.repeat(32)];
const FIVE = [...FOUR, E];
const AT_ONE = [{ id: 'provider-1', families: 5 }];

test('the wait at a listing is told from five families on, without any of them', async () => {
  await visitOfEach(FOUR);
  await publish();
  expect(await listingsWithWaits()).toEqual([]);
  await visit({ by: E });
  api.passTime(7 * DAY_MS);
  await publish();
  expect(await listingsWithWaits()).toEqual(AT_ONE);
  const { rows } = await sql<{ wait: object }>`
    select wait, document @@ $$'+wait'$$ as "isFound" from providers where wait is not null
  `.execute(api.database);
  expect(Object.keys(rows[0]?.wait ?? {}).toSorted()).toEqual(['families', 'months', 'since']);
  expect(rows[0]).toMatchObject({ isFound: true });
});

test('within a week nothing changes, and then a family that was erased counts no more', async () => {
  await visitOfEach(FIVE);
  await publish();
  await sql`delete from favorites where user_id = ${A}`.execute(api.database);
  await publish();
  expect(await listingsWithWaits()).toEqual(AT_ONE);
  api.passTime(7 * DAY_MS);
  await publish();
  expect(await listingsWithWaits()).toEqual([]);
});

test('a first visit by the calendar counts from the week in which it was noted', async () => {
  await visitOfEach(FOUR);
  await visit({ by: E });
  const noted = { on: dayAgo(0), before: 'called' };
  await sql`update favorites set resources = jsonb_set(resources, '{0,noted}', ${JSON.stringify(noted)}::jsonb)
    where user_id = ${E}`.execute(api.database);
  await publish();
  expect(await listingsWithWaits()).toEqual([]);
  api.passTime(7 * DAY_MS);
  await publish();
  expect(await listingsWithWaits()).toEqual(AT_ONE);
});

test('a listing that was joined with another counts there, and a family once', async () => {
  await visitOfEach(FOUR);
  await sql`
    insert into listing_sources (provider_id, rank, source, source_name, name, address, listed_as)
    values ('provider-1', 100, '', '', '', '', 'npi-joined')
  `.execute(api.database);
  await visit({ by: E, at: 'npi-joined' });
  await publish();
  expect(await listingsWithWaits()).toEqual(AT_ONE);
  await sql`delete from favorites where user_id = ${FOUR[3]}`.execute(api.database);
  await sql`update favorites set resources = resources || (
    select resources from favorites where user_id = ${A}
  ) where user_id = ${E}`.execute(api.database);
  api.passTime(7 * DAY_MS);
  await publish();
  expect(await listingsWithWaits()).toEqual([]);
});

test.each<[string, Omit<Visited, 'by'>]>([
  ['a listing that has left', { at: 'gone' }],
  ['a first visit on the day of the call', { waited: 0 }],
  ['an account of the staff', { role: 'support' }],
  ['an unconfirmed address', { isConfirmed: false }],
  ['an account that was new at its first visit', { registered: 40 }],
])('%s does not count', async (_, visited) => {
  await visitOfEach(FOUR);
  await visit({ by: E, ...visited });
  await publish();
  expect(await listingsWithWaits()).toEqual([]);
});

test('made-up listings and offices have no wait, and a family has three in a week', async () => {
  await sql`update providers set is_demo = true where id = 'provider-1'`.execute(api.database);
  await sql`update providers set category = 'offices', categories = '{offices}'
    where id = 'provider-2'`.execute(api.database);
  await visitOfEach(FIVE, {
    at: [1, 2, 3, 4, 5, 6].map((number) => `provider-${number}`),
  });
  await publish();
  expect((await listingsWithWaits()).map(({ id }) => id)).toEqual([
    'provider-3',
    'provider-4',
    'provider-5',
  ]);
});
