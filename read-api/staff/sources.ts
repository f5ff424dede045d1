import { logSentence } from '@hearthway/domain/staff-log/log-words.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { EVENT_COLUMNS, type EventRow, LOG_COLUMNS, LOG_CONTEXT, type LogRow } from './entries.ts';
import type { Newest } from './live/newest.ts';

/** Filter of a family's entries; undefined fields do not filter. */
export interface EntryFilter {
  readonly userId: string;
  /** Includes these two and older entries. */
  readonly from: Newest | undefined;
  readonly context: string | undefined;
  /** Excludes entries from this time on. */
  readonly until: Date | undefined;
  /** Part of the sentence, case-insensitive. */
  readonly search: string | undefined;
}

/** Returns the newest first. */
export const readEvents = async (
  database: Kysely<ReadSchema>,
  { userId, from, context, until, search }: EntryFilter,
  limit: number,
): Promise<readonly EventRow[]> => {
  if (context === LOG_CONTEXT) return [];
  let query = database
    .selectFrom('timeline')
    .select(EVENT_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(limit);
  if (from !== undefined) query = query.where('position', '<=', from.position);
  if (context !== undefined) query = query.where('context', '=', context);
  if (until !== undefined)
    query = query
      .where('position', '<=', lastBefore(EVENTS, userId, until))
      .where('occurred_at', '<', until);
  if (search !== undefined) query = query.where(says(search));
  return query.execute();
};

/**
 * Both sources are nearly in time order, so the index by time finds the start. Takes the row stored last
 * among the rows just before it.
 */
const lastBefore = (
  { table, order }: { readonly table: string; readonly order: string },
  userId: string,
  until: Date,
): RawBuilder<string> => sql`(
  select max(nth) from (
    select ${sql.ref(order)} as nth from ${sql.table(table)}
    where user_id = ${userId} and occurred_at < ${until}
    order by occurred_at desc limit ${OUT_OF_ORDER}
  ) as last
)`;

const EVENTS = { table: 'timeline', order: 'position' } as const;
const LINES = { table: 'operational_log', order: 'id' } as const;

/** Assumed maximum of rows stored between two rows with reversed times. */
const OUT_OF_ORDER = 50;

/** Returns the newest first. */
export const readLines = async (
  database: Kysely<ReadSchema>,
  { userId, from, context, until, search }: EntryFilter,
  limit: number,
): Promise<readonly LogRow[]> => {
  if (context !== undefined && context !== LOG_CONTEXT) return [];
  let query = database
    .selectFrom('operational_log')
    .select(LOG_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit);
  if (from !== undefined) query = query.where('id', '<=', from.logId);
  if (until !== undefined)
    query = query
      .where('id', '<=', lastBefore(LINES, userId, until))
      .where('occurred_at', '<', until);
  if (search !== undefined) {
    const saying = await findSaying(database, userId, search);
    if (saying.length === 0) return [];
    query = query.where(
      sql<boolean>`(kind, detail) in (
        select * from unnest(
          ${saying.map(({ kind }) => kind)}::text[],
          ${saying.map(({ detail }) => JSON.stringify(detail))}::jsonb[]
        )
      )`,
    );
  }
  return query.execute();
};

/**
 * Ignores the marks around a sentence's subject. Case folding uses the built-in collation, which is several
 * times as fast as that of a language.
 */
const says = (search: string): RawBuilder<boolean> => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`replace(sentence, '*', '') collate "pg_c_utf8" ilike ${pattern}`;
};

/**
 * Sentences of the log are not stored, but there are few distinct ones. Each query skips past all lines of
 * the previous sentence.
 */
const findSaying = async (database: Kysely<ReadSchema>, userId: string, search: string) => {
  const { rows } = await sql<Pick<LogRow, 'kind' | 'detail'>>`
    with recursive said as (
      (
        select kind, detail from operational_log
        where user_id = ${userId}
        order by kind, detail limit 1
      )
      union all
      select next.* from said cross join lateral (
        select l.kind, l.detail from operational_log l
        where l.user_id = ${userId} and (l.kind, l.detail) > (said.kind, said.detail)
        order by l.kind, l.detail limit 1
      ) as next
    )
    select kind, detail from said
  `.execute(database);
  const wanted = search.toLowerCase();
  return rows.filter(({ kind, detail }) =>
    logSentence(kind, detail).replaceAll('*', '').toLowerCase().includes(wanted),
  );
};
