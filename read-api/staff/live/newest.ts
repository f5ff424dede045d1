import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';

/**
 * Last known entries of a family's timeline, in the order in which they became visible. Times would not work:
 * an event may be projected after a later line of the operational log.
 */
export interface Newest {
  /** Position of the family's last event, in decimal digits; `-1` before the first. */
  readonly position: string;
  /** Id of its last line in the operational log; `0` before the first. */
  readonly logId: string;
}

/** Formats the string that pages store and send back. */
export const writeNewest = ({ position, logId }: Newest): string => `${position}_${logId}`;

/** Limits the digits, so that neither number overflows its Postgres type. */
const WRITTEN = /^(-1|\d{1,20})_(\d{1,18})$/;

/** Returns undefined for any other text. */
export const parseNewest = (written: string): Newest | undefined => {
  const [, position, logId] = WRITTEN.exec(written) ?? [];
  return position === undefined || logId === undefined ? undefined : { position, logId };
};

/**
 * Returns the start of a watch that continues a page of entries. It is read before that page, so that entries
 * in between are sent twice rather than never.
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
