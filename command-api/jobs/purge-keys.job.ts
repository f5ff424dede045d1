import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { type Purged, purgeKeys } from '@hearthway/infra/adapters/privacy/purge-keys.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Job } from './jobs.ts';

export interface PurgeKeysOptions<Schema> {
  readonly database: Kysely<Schema>;
  /** Of PostgreSQL itself. */
  readonly directUrl: string;
  readonly logger: Logger;
  readonly purge?: (url: string) => Promise<Purged>;
}

const EVERY_MS = 10 * 60 * 1000;

/** Removes destroyed keys from the database's files, once any process has destroyed or rewrapped some. */
export const purgeKeysJob = <Schema>({
  database,
  directUrl,
  logger,
  purge = purgeKeys,
}: PurgeKeysOptions<Schema>): Job => {
  let purgedAt: string | undefined;
  return {
    name: 'purge-keys',
    everyMs: EVERY_MS,
    run: async () => {
      const now = await countChanges(database);
      if (now === purgedAt) return { isMore: false };
      const { isComplete, isLogEnded } = await purge(directUrl);
      if (!isLogEnded)
        logger.warn(
          'The role of DATABASE_URL may not end the write-ahead log, which keeps destroyed keys for some time: grant pg_checkpoint, and execute on pg_switch_wal(), to it.',
        );
      if (isComplete) purgedAt = now;
      return { isMore: false };
    },
  };
};

/** Grows with each key that any process has destroyed or rewrapped. */
const countChanges = async <Schema>(database: Kysely<Schema>): Promise<string> => {
  const { rows } = await sql<{ changes: string }>`
    select coalesce(sum(n_tup_del + n_tup_upd), 0)::text as changes from pg_stat_user_tables
    where relname in ('person_keys', 'system_keys')
  `.execute(database);
  return rows[0]?.changes ?? '0';
};
