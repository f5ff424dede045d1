import type { LogLine } from '@hearthway/domain/staff/log-line.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Logger } from '../logging/logger.ts';
import type { Tables } from '../tables/tables.ts';

/** Log of refusals and mails of families, which are not events. */
type OperationalLogSchema = Pick<Tables, 'operational_log'>;

export type OperationalLogRow = Selectable<Tables['operational_log']>;

/** Channel that announces `{ userId }` when a line was written. */
export const LOGGED_CHANNEL = 'logged';

export interface OperationalLog {
  /**
   * Writes a line about a family, which may still have to be looked up; writes nothing about other accounts.
   * Never rejects, since the logged action has already happened: a line that cannot be written is reported to
   * the operator and lost.
   */
  readonly add: (family: string | Promise<string | undefined>, line: LogLine) => Promise<void>;
}

export interface OperationalLogOptions {
  readonly database: Kysely<OperationalLogSchema>;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** Lines of one family per hour, so that constant refusals cannot fill the disk. */
const MAX_LINES_PER_HOUR = 500;

export const createOperationalLog = ({
  database,
  clock,
  logger,
}: OperationalLogOptions): OperationalLog => ({
  add: async (family, line) => {
    try {
      const userId = await family;
      if (userId !== undefined) await write(database, { userId, line, now: clock() });
    } catch (error) {
      logger.warn({ err: error, kind: line.kind }, 'A line of the operational log is lost.');
    }
  },
});

/**
 * Serializes the writers of one family from before a line gets its id until it is committed, so that a reader
 * that has read up to an id has missed no earlier line.
 *
 * A refusal that strangers can cause is written once a minute at most, however often it is tried, which
 * leaves room for other lines of the hour.
 */
const write = async (
  database: Kysely<OperationalLogSchema>,
  { userId, line, now }: { readonly userId: string; readonly line: LogLine; readonly now: Date },
): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await sql`
      select pg_advisory_xact_lock('operational_log'::regclass::oid::int, hashtext(${userId}))
    `.execute(transaction);
    await sql`
      with written as (
        insert into operational_log (user_id, kind, detail, occurred_at)
        select user_id, ${line.kind}, ${JSON.stringify(line.detail)}::jsonb, ${now}
        from accounts
        where user_id = ${userId} and role = 'family' and not exists (
          select from (
            select occurred_at from operational_log
            where user_id = ${userId}
            order by id desc offset ${MAX_LINES_PER_HOUR - 1} limit 1
          ) as earlier
          where occurred_at > ${now}::timestamptz - interval '1 hour'
        ) and not exists (
          select from operational_log
          where ${line.kind} = 'visitor-rejected' and user_id = ${userId}
            and kind = ${line.kind} and detail = ${JSON.stringify(line.detail)}::jsonb
            and occurred_at > ${now}::timestamptz - interval '1 minute'
        )
        returning id
      )
      select pg_notify(${LOGGED_CHANNEL}, ${JSON.stringify({ userId })}) from written
    `.execute(transaction);
  });
};
