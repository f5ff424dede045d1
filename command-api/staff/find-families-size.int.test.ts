import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { type CompiledQuery, type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { CommandSchema } from '../database/schema.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { findFamilies } from './find-families.ts';

const FAMILIES = 20_000;

let api: TestApi;
/** As the service connects. */
let database: Kysely<CommandSchema>;
const asked: CompiledQuery[] = [];

beforeAll(async () => {
  api = await startTestApi();
  await sql`
    insert into accounts (user_id, email, email_key, first_name, last_name, password_hash,
      created_at, registered_at)
    select md5(nth::text), 'e' || nth, 'e' || nth, 'First' || nth, 'Last' || nth, 'none', now(), now()
    from generate_series(1, ${FAMILIES}) as nth
  `.execute(api.database);
  await sql`analyze accounts`.execute(api.database);
  const connected = connectPostgres<CommandSchema>({
    url: api.databaseUrl,
    onConnectionLost: () => {},
    mostConnections: 1,
    prepares: true,
  });
  const executor = connected.getExecutor();
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(executor.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  database = connected.withPlugin(listener);
});

afterAll(async () => {
  await database.destroy();
  await api.stop();
});

const planSchema = z.object({
  'Actual Rows': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(planSchema).default([]);
  },
});

/** How many accounts were looked at. */
const accountsIn = (plan: z.infer<typeof planSchema>): number => {
  const own = plan['Actual Rows'] + plan['Rows Removed by Filter'];
  const looked = plan['Relation Name'] === 'accounts' ? own : 0;
  return plan.Plans.reduce((sum, part) => sum + accountsIn(part), looked);
};

const explainedSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) }),
]);

/** By the plan that the service uses, which is made once for whatever is looked for. */
const accountsLookedAt = async (text: string): Promise<number> => {
  asked.length = 0;
  await findFamilies({ ...api.dependencies, database }, { by: 'name', text });
  let looked = 0;
  for (const { sql: query, parameters } of [...asked]) {
    const values = sql.join(parameters.map((value) => sql.lit(String(value))));
    await sql`prepare asked as ${sql.raw(query)}`.execute(database);
    const { rows } = await sql`explain (analyze, format json) execute asked (${values})`.execute(
      database,
    );
    await sql`deallocate asked`.execute(database);
    looked += accountsIn(explainedSchema.parse(rows)[0]['QUERY PLAN'][0].Plan);
  }
  return looked;
};

test.for([
  ['first name', 'first1234', 11],
  ['last name', 'LAST1234', 11],
  ['whole name', 'First1234 Last1', 1],
] as const)(
  'of many families, those whose %s begins so are all that is looked at',
  async ([, text, count]) => {
    expect(await accountsLookedAt(text)).toBe(count);
  },
);
