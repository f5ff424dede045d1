import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { createPrivacy } from '@hearthway/infra/privacy/privacy.ts';
import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { ReadSchema } from '../database/schema.ts';
import { type Scenario, startScenario } from '../scenario.ts';
import { readFamilyEvent } from './raw-event.ts';
import { readTimeline } from './timeline.ts';

const FAMILY = 'f'.repeat(32);
const EVENTS = 100_000;
const FEW = 2 * (51 + 50) + 30;

let scenario: Scenario;
/** As the service connects: each plan is made once, for families of any size. */
let database: Kysely<ReadSchema>;
const sent: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];

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
      'Looked at *Provider ' || nth || '*',
      timestamptz '2025-05-01T00:00:00Z' + nth * interval '2 minutes', null, 'family'
    from generate_series(1, ${1.2 * EVENTS}) as nth
  `.execute(scenario.database);
  // As if somebody had been refused for all of that time.
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
  const connected = connectPostgres<ReadSchema>({
    url: scenario.databaseUrl,
    onConnectionLost: () => {},
    mostConnections: 1,
    prepares: true,
  });
  const executor = connected.getExecutor();
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      sent.push(executor.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  database = connected.withPlugin(listener);
});

afterAll(async () => {
  await database.destroy();
  await scenario.stop();
});

const planSchema = z.object({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(planSchema).default([]);
  },
});

/** How many rows were looked at in tables. */
const rowsIn = (plan: z.infer<typeof planSchema>): number => {
  const own = plan['Actual Rows'] + plan['Rows Removed by Filter'];
  const looked = plan['Relation Name'] === undefined ? 0 : own * plan['Actual Loops'];
  return plan.Plans.reduce((sum, part) => sum + rowsIn(part), looked);
};

const explainedSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) }),
]);

/** All queries of one answer together, by the plans that the service uses. */
const rowsLookedAt = async (answer: () => Promise<unknown>): Promise<number> => {
  sent.length = 0;
  await answer();
  let looked = 0;
  for (const { sql: text, parameters } of [...sent]) {
    const values = sql.join(parameters.map((value) => sql.lit(written(value))));
    await sql`prepare asked as ${sql.raw(text)}`.execute(database);
    const { rows } = await sql`explain (analyze, format json) execute asked (${values})`.execute(
      database,
    );
    await sql`deallocate asked`.execute(database);
    looked += rowsIn(explainedSchema.parse(rows)[0]['QUERY PLAN'][0].Plan);
  }
  return looked;
};

const written = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (!Array.isArray(value)) return String(value);
  return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
};

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
    // A page of each, where it begins, what is known of the family, and its contexts.
    expect(await rowsLookedAt(() => readTimeline(database, FAMILY, query))).toBeLessThan(FEW);
  },
);

test.for([
  ['no event', { search: 'nowhere' }],
  ['few lines of the log', { context: 'log', search: 'delivered' }],
] as const)('words of %s look at what is of the family alone', async ([, query]) => {
  const answer = () => readTimeline(database, FAMILY, query);
  expect(await rowsLookedAt(answer)).toBeLessThan(EVENTS + FEW);
});

test('an event that is opened is found at once', async () => {
  const { eventStore } = scenario;
  const privacy = createPrivacy({ database, masterKeys: scenario.masterKeys });
  const asked = { userId: FAMILY, eventId: 'e100001' };
  const open = () => readFamilyEvent({ database, eventStore, privacy }, asked);
  // The log of this test has none of them.
  expect(await rowsLookedAt(() => expect(open()).rejects.toThrow())).toBeLessThan(5);
});
