import { streams } from '@hearthway/domain/contexts.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { LOG_CONTEXT } from './entries.ts';

const CONTEXTS = streams.map(({ nameOf }) => readStreamId(nameOf('')).category);

/**
 * Returns the contexts in which the family has an entry. Looks each one up, instead of reading all entries.
 */
export const readContexts = async (
  database: Kysely<ReadSchema>,
  userId: string,
): Promise<string[]> => {
  const { rows } = await sql<{ readonly context: string }>`
    select context from unnest(${CONTEXTS}::text[]) with ordinality as known (context, nth)
    where exists (
      select from timeline where user_id = ${userId} and timeline.context = known.context
    )
    union all
    select ${LOG_CONTEXT} where exists (select from operational_log where user_id = ${userId})
  `.execute(database);
  return rows.map(({ context }) => context);
};
