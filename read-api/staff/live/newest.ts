import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';

/**
 * How much of a family's timeline is known, in the order in which entries became visible. Times
 * would not do: an event may be projected after a later line of the operational log.
 */
export interface Newest {
  /** Position of the family's last event, in decimal digits; `-1` before the first. */
  readonly position: string;
  /** Id of its last line in the operational log; `0` before the first. */
  readonly logId: string;
}

/** The form that pages keep and send back. */
export const writeNewest = ({ position, logId }: Newest): string => `${position}_${logId}`;

/** Neither overflows what Postgres compares it with. */
const WRITTEN = /^(-1|\d{1,20})_(\d{1,18})$/;

/** Undefined for any other text. */
export const parseNewest = (written: string): Newest | undefined => {
  const [, position, logId] = WRITTEN.exec(written) ?? [];
  return position === undefined || logId === undefined ? undefined : { position, logId };
};

/**
 * Start of a watch that continues a page of entries. Read before that page: entries in between are
 * told twice rather than never.
 */
export const readNewest = async (database: Kysely<ReadSchema>, userId: string): Promise<string> => {
  const { rows } = await sql<Newest>`
    select
      coalesce((select max(position) from timeline where user_id = ${userId}), -1)::text
        as position,
      coalesce((select max(id) from operational_log where user_id = ${userId}), 0)::text
        as "logId"
  `.execute(database);
  const [newest] = rows;
  if (newest === undefined) throw new Error('Postgres left a question unanswered.');
  return writeNewest(newest);
};
