import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { type Scrubbed, scrubKeys } from '@hearthway/infra/adapters/privacy/scrub-keys.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Job } from './jobs.ts';

export interface ScrubKeysOptions<Schema> {
  readonly database: Kysely<Schema>;
  /** Address of PostgreSQL itself, bypassing any pooler. */
  readonly directUrl: string;
  readonly logger: Logger;
  readonly scrub?: (url: string) => Promise<Scrubbed>;
}

const EVERY_MS = 10 * 60 * 1000;

/** Removes destroyed keys from the database's files, once any process has destroyed or rewrapped some. */
export const scrubKeysJob = <Schema>({
  database,
  directUrl,
  logger,
  scrub = scrubKeys,
}: ScrubKeysOptions<Schema>): Job => {
  let scrubbedAt: string | undefined;
  return {
    name: 'scrub-keys',
    everyMs: EVERY_MS,
    run: async () => {
      const now = await countChanges(database);
      if (now === scrubbedAt) return { isMore: false };
      const begunAt = await readTime(database);
      const { isComplete, isLogEnded } = await scrub(directUrl);
      if (!isLogEnded)
        logger.warn(
          'The role of DATABASE_URL may not end the write-ahead log, which keeps destroyed keys for some time: grant pg_checkpoint, and execute on pg_switch_wal(), to it.',
        );
      if (isComplete) {
        scrubbedAt = now;
        await noteScrubbed(database, begunAt);
      }
      return { isMore: false };
    },
  };
};

const readTime = async <Schema>(database: Kysely<Schema>): Promise<string> => {
  const { rows } = await sql<{ time: string }>`select now()::text as time`.execute(database);
  return rows[0]?.time ?? '-infinity';
};

/** Records it for the receipts of erasures that finished before `begunAt`. */
const noteScrubbed = async <Schema>(database: Kysely<Schema>, begunAt: string): Promise<void> => {
  await sql`
    update erased_people set scrubbed_at = now()
    where scrubbed_at is null and finished_at <= ${begunAt}::timestamptz
  `.execute(database);
};

/** Increases with each key that any process has destroyed or rewrapped. */
const countChanges = async <Schema>(database: Kysely<Schema>): Promise<string> => {
  const { rows } = await sql<{ changes: string }>`
    select coalesce(sum(n_tup_del + n_tup_upd), 0)::text as changes from pg_stat_user_tables
    where relname in ('person_keys', 'system_keys')
  `.execute(database);
  return rows[0]?.changes ?? '0';
};
