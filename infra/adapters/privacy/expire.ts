import { periodsThatAreOver } from '@hearthway/domain/kernel/retention.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { PrivacySchema } from './schema.ts';

/** Number of people with keys of one kind and month. */
export interface KeyCount {
  readonly period: string;
  readonly keys: number;
}

/** Counts the keys that `expireKeys` would destroy. */
export const countExpired = async (
  database: Kysely<PrivacySchema>,
  now: Date,
): Promise<readonly KeyCount[]> => {
  const rows = await database
    .selectFrom('person_keys')
    .select(['period', sql<number>`count(*)::int`.as('keys')])
    .where(isOver(now))
    .groupBy('period')
    .orderBy('period')
    .execute();
  return rows;
};

export interface ExpireOptions {
  readonly database: Kysely<PrivacySchema>;
  readonly now: Date;
  readonly most?: number;
}

/** Small enough not to disturb: each destroyed key is announced to every process. */
const BATCH_SIZE = 1_000;

/**
 * Destroys a batch of keys of expired periods, and with them all data encrypted under them; more may remain.
 * Safe to run in several places at once, and during the deletion of an account.
 */
export const expireKeys = async ({
  database,
  now,
  most = BATCH_SIZE,
}: ExpireOptions): Promise<{ readonly destroyed: number; readonly isMore: boolean }> => {
  const over = database
    .selectFrom('person_keys')
    .select(['user_id', 'period'])
    .where(isOver(now))
    .limit(most)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await database
    .with('over', () => over)
    .deleteFrom('person_keys')
    .using('over')
    .whereRef('person_keys.user_id', '=', 'over.user_id')
    .whereRef('person_keys.period', '=', 'over.period')
    .executeTakeFirstOrThrow();
  const destroyed = Number(numDeletedRows);
  return { destroyed, isMore: destroyed === most };
};

const isOver = (now: Date) => (column: ExpressionBuilder<PrivacySchema, 'person_keys'>) =>
  column.or(
    periodsThatAreOver(now).map(({ from, before }) =>
      column.and([column('period', '>=', from), column('period', '<', before)]),
    ),
  );
