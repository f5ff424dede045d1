import { INBOX_PAGE_SIZE, MAX_COUNTED } from '@hearthway/domain/staff/inbox.constants.ts';
import { CONTACT_TOPICS } from '@hearthway/domain/support/support.constants.ts';
import { connectCounting } from '@hearthway/infra/adapters/postgres/rows-looked-at.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadSchema } from '../../database/schema.ts';
import { type Scenario, startScenario } from '../../read-api.fixture.ts';
import { readInbox } from './inbox.ts';

const THREADS = 100_000;
const STAFF = 'a'.repeat(32);
/** A page with what lies between its threads under a filter, and three numbers. */
const FEW = 20 * (INBOX_PAGE_SIZE + 1) + 3 * (MAX_COUNTED + 1);
const NOW = new Date('2026-03-01T12:00:00Z');

let scenario: Scenario;
let counting: ReturnType<typeof connectCounting<ReadSchema>>;

beforeAll(async () => {
  scenario = await startScenario();
  // New rows, before PostgreSQL knows that all may see them.
  await sql`alter table support_threads_v1 set (autovacuum_enabled = false)`.execute(
    scenario.database,
  );
  await sql`
    insert into support_threads_v1 (
      user_id, thread_id, sender, channel, topic, priority, urgency, language, status, crisis, opened_at,
      due_at, moved_at, messages, assigned_to, viewed, bounced
    )
    select
      md5('user' || nth), md5('thread' || nth), 'family', 'form',
      (${[...CONTACT_TOPICS]}::text[])[1 + nth / 200 % ${CONTACT_TOPICS.length}::int],
      'normal', case when nth % 50 = 0 then '0' else (1 + nth % 4)::text end,
      case when nth / 200 % 7 = 0 then 'es' else 'en' end, status,
      case when nth % 50 = 0 then 'overwhelmed' end, ${NOW},
      case when status = 'waiting' then ${NOW}::timestamptz + (nth - 15000) * interval '1 second' end,
      ${NOW}::timestamptz - nth * interval '1 second', '2',
      case when nth % 20000 = 1 then ${STAFF} when nth % 3 = 0 then md5('staff' || nth % 8) end,
      '{}', 'false'
    from generate_series(1, ${THREADS}::int) as nth
    cross join lateral (
      select case when nth % 5 = 0 and nth % 50 > 0 then 'resolved' else 'waiting' end as status
    ) as thread
  `.execute(scenario.database);
  await sql`analyze support_threads_v1`.execute(scenario.database);
  counting = connectCounting(scenario.databaseUrl);
});

afterAll(async () => {
  await counting.database.destroy();
  await scenario.stop();
});

test.for([
  ['the queue', {}],
  ['words of a crisis', { crisis: 'yes' }],
  ['one topic', { topic: 'insurance' }],
  ['one language', { language: 'es' }],
  ['those of no one', { assignee: 'none' }],
  ['the few of the caller', { assignee: 'me' }],
  ['those of a colleague without any', { assignee: 'b'.repeat(32) }],
  ['resolved threads', { status: 'resolved' }],
] as const)('in an inbox of 100,000 threads, %s looks at few of them', async ([, query]) => {
  const { database, rowsLookedAt } = counting;
  const read = () => readInbox(database, { query, staffId: STAFF, now: NOW });
  expect(await rowsLookedAt(read)).toBeLessThan(FEW);
});

test('its numbers stop where a reader learns nothing more', async () => {
  const { counts } = await readInbox(counting.database, { query: {}, staffId: STAFF, now: NOW });
  const most = MAX_COUNTED + 1;
  expect(counts).toEqual({ waiting: most, crisis: most, overdue: most });
});
