import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/**
 * Up to where somebody knows a family, in the order in which things became visible. Times would not
 * do: an event may be projected after the operational log holds a line of a later moment.
 */
export interface Newest {
  /** Of the family's last event, in decimal digits; `-1` before the first. */
  readonly position: string;
  /** Of its last line in the operational log; `0` before the first. */
  readonly logId: string;
}

/** As pages keep it, and send it back. */
export const writeNewest = ({ position, logId }: Newest): string => `${position}_${logId}`;

/** Neither overflows what Postgres compares it with. */
const WRITTEN = /^(-1|\d{1,20})_(\d{1,18})$/;

/** Undefined for what was never written here. */
export const parseNewest = (written: string): Newest | undefined => {
  const [, position, logId] = WRITTEN.exec(written) ?? [];
  return position === undefined || logId === undefined ? undefined : { position, logId };
};

/**
 * What a page that is read next is sure to hold, for a watch to go on from. To be read before that
 * page: what comes in between is told twice rather than never.
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
