import { connectCounting } from '@hearthway/infra/adapters/postgres/rows-looked-at.fixture.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadSchema } from '../database/schema.ts';
import { type Scenario, startScenario } from '../read-api.fixture.ts';
import { readFamilyEvent } from './raw-event.ts';
import { readTimeline } from './timeline.ts';

const FAMILY = 'f'.repeat(32);
const EVENTS = 100_000;
const FEW = 2 * (51 + 50) + 30;

let scenario: Scenario;
let counting: ReturnType<typeof connectCounting<ReadSchema>>;

beforeAll(async () => {
  scenario = await startScenario();
  // Among those of a thousand other families, as a log of years has them.
  await sql`
    insert into timeline_v1
    select
      case when nth % 6 > 0 then ${FAMILY} else md5((nth % 1000)::text) end,
      nth * 700, 'e' || nth, 'activity-x', 'Happened',
      case
        when nth % 6 = 0 then (array['account', 'favorites', 'journey', 'staff'])[nth / 6 % 4 + 1]
        when nth % 50000 = 0 then 'account'
        else 'activity'
      end,
      'Viewed *Provider ' || nth || '*',
      timestamptz '2025-05-01T00:00:00Z' + nth * interval '2 minutes', null, 'family'
    from generate_series(1, ${1.2 * EVENTS}) as nth
  `.execute(scenario.database);
  // As if a family had been refused all that time.
  await sql`
    insert into accounts (user_id, email, email_key, first_name, last_name, password_hash, created_at, registered_at)
    values (${FAMILY}, 'family@example.org', 'key', 'Ada', 'Marsh', 'none', now(), now())
  `.execute(scenario.database);
  await sql`
    insert into operational_log (user_id, kind, detail, occurred_at)
    select
      ${FAMILY},
      case when nth % 50000 = 0 then 'mail-failed' else 'command-rejected' end,
      case
        when nth % 50000 = 0 then '{"mail": "data-export"}'::jsonb
        else jsonb_build_object('command', 'POST /api/favorites', 'code', 'Code' || nth % 5)
      end,
      timestamptz '2025-05-01T00:00:00Z' + nth * interval '2 minutes'
    from generate_series(1, ${EVENTS}) as nth
  `.execute(scenario.database);
  await sql`analyze timeline_v1, operational_log`.execute(scenario.database);
  counting = connectCounting(scenario.databaseUrl);
});

afterAll(async () => {
  await counting.database.destroy();
  await scenario.stop();
});

test.for([
  ['the first page', {}],
  ['a page from long ago', { before: '700000_0' }],
  ['a context that is everywhere', { context: 'activity' }],
  ['a context of few entries', { context: 'account' }],
  ['a context without entries', { context: 'subscription' }],
  ['the first day', { day: '2025-05-02' }],
  ['the last day', { day: '2025-10-14' }],
  ['a day before all others', { day: '2024-01-01' }],
  ['a context on a day', { context: 'account', day: '2025-08-01' }],
  ['words that are everywhere', { search: 'o' }],
  ['the log', { context: 'log' }],
  ['the log on a day', { context: 'log', day: '2025-05-02' }],
  ['the log before all days', { context: 'log', day: '2024-01-01' }],
  ['words that are everywhere in the log', { context: 'log', search: 'wanted' }],
  ['words that are nowhere in the log', { context: 'log', search: 'nowhere' }],
] as const)(
  'of a family with 100,000 events and as many lines in the log, %s looks at few rows',
  async ([, query]) => {
    // Reads a page of each source, its start, the family's details, and the contexts.
    const { database, rowsLookedAt } = counting;
    expect(await rowsLookedAt(() => readTimeline(database, FAMILY, query))).toBeLessThan(FEW);
  },
);

test.for([
  ['no event', { search: 'nowhere' }],
  ['few lines of the log', { context: 'log', search: 'delivered' }],
] as const)('words of %s look at what is of the family alone', async ([, query]) => {
  const { database, rowsLookedAt } = counting;
  const answer = () => readTimeline(database, FAMILY, query);
  expect(await rowsLookedAt(answer)).toBeLessThan(EVENTS + FEW);
});

test('opening an event is an index look-up', async () => {
  const { database, rowsLookedAt } = counting;
  const { eventStore } = scenario;
  const privacy = createPrivacy({ database, masterKeys: scenario.masterKeys });
  const request = { userId: FAMILY, eventId: 'e100001' };
  const open = () => readFamilyEvent({ database, eventStore, privacy }, request);
  // The log of this test has none of them.
  expect(await rowsLookedAt(() => expect(open()).rejects.toThrow())).toBeLessThan(5);
});
