import { type CompiledQuery, type Kysely, type KyselyPlugin, sql } from 'kysely';
import { z } from 'zod';
import { connectPostgres } from './postgres.ts';

interface Counting<Schema> {
  /** Connected like a service: generic plans, each made once. */
  readonly database: Kysely<Schema>;
  /** Counts the table rows that the queries of `answer` read in total, or in the table `of` alone. */
  readonly rowsLookedAt: (answer: () => Promise<unknown>, of?: string) => Promise<number>;
}

/**
 * Connects for tests which prove that queries that are fast with a thousand rows are not slow with a million.
 */
export const connectCounting = <Schema>(url: string): Counting<Schema> => {
  const connected = connectPostgres<Schema>({
    url,
    onConnectionLost: () => {},
    maxConnections: 1,
    prepares: true,
  });
  const executor = connected.getExecutor();
  const executed: CompiledQuery[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      executed.push(executor.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const explain = async ({ sql: text, parameters }: CompiledQuery): Promise<Plan> => {
    const values = sql.join(parameters.map((value) => sql.lit(written(value))));
    await sql`prepare asked as ${sql.raw(text)}`.execute(connected);
    const { rows } = await sql`explain (analyze, format json) execute asked (${values})`.execute(
      connected,
    );
    await sql`deallocate asked`.execute(connected);
    return explainedSchema.parse(rows)[0]['QUERY PLAN'][0].Plan;
  };
  return {
    database: connected.withPlugin(listener),
    rowsLookedAt: async (answer, of) => {
      executed.length = 0;
      await answer();
      let looked = 0;
      for (const query of executed) looked += rowsIn(await explain(query), of);
      return looked;
    },
  };
};

const planSchema = z.object({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(planSchema).default([]);
  },
});

type Plan = z.infer<typeof planSchema>;

const explainedSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) }),
]);

const rowsIn = (plan: Plan, of: string | undefined): number => {
  const { 'Relation Name': table, 'Actual Loops': loops } = plan;
  const isMatch = table !== undefined && (of === undefined || table === of);
  const own = isMatch ? (plan['Actual Rows'] + plan['Rows Removed by Filter']) * loops : 0;
  return plan.Plans.reduce((sum, part) => sum + rowsIn(part, of), own);
};

/** Formats a value as a PostgreSQL literal. */
const written = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (!Array.isArray(value)) return String(value);
  return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
};
