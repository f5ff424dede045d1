import { type Kysely, sql, type Transaction } from 'kysely';
import { refuseFor } from '../http/errors.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Limit per e-mail, name, person or network, counted in the database across all processes. Contexts declare
 * their own.
 */
export interface Allowance {
  /** Unique name, stored in the table: must never be renamed. */
  readonly name: string;
  readonly most: number;
  readonly perMs: number;
}

type AllowanceSchema = Pick<Tables, 'allowances'>;

export interface AllowanceOptions {
  readonly database: Pick<Kysely<AllowanceSchema>, 'insertInto' | 'deleteFrom'>;
  readonly now: Date;
}

/**
 * Takes one unit of the key's allowance; safe under concurrent requests. Resolves with 0, or with
 * the milliseconds until the next unit.
 */
export const takeAllowance = async (
  options: AllowanceOptions,
  allowance: Allowance,
  key: string,
): Promise<number> => {
  const { used, waitMs } = await take(options, allowance, key);
  // Rows are added or restarted no more often than this.
  if (used === 1)
    await options.database.deleteFrom('allowances').where('ends_at', '<=', options.now).execute();
  return waitMs;
};

interface Taken {
  /** Units used in the period, this one included. */
  readonly used: number;
  /** 0, or the milliseconds until the next unit. */
  readonly waitMs: number;
}

const take = async (
  {
    database,
    now,
  }: Pick<AllowanceOptions, 'now'> & {
    readonly database: Pick<Kysely<AllowanceSchema>, 'insertInto'>;
  },
  { name, most, perMs }: Allowance,
  key: string,
): Promise<Taken> => {
  const until = new Date(now.getTime() + perMs);
  const hasEnded = sql`allowances.ends_at <= ${now}`;
  const { used, ends_at } = await database
    .insertInto('allowances')
    .values({ name, key, used: 1, ends_at: until })
    .onConflict((conflict) =>
      conflict.columns(['name', 'key']).doUpdateSet({
        used: sql<number>`case when ${hasEnded} then 1 else allowances.used + 1 end`,
        ends_at: sql<Date>`case when ${hasEnded} then ${until} else allowances.ends_at end`,
      }),
    )
    .returning(['used', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { used, waitMs: used <= most ? 0 : ends_at.getTime() - now.getTime() };
};

/**
 * Takes one unit if one is left, and none otherwise: allowances of one name may share a count, one with a
 * smaller limit. Safe under concurrent requests.
 */
export const takeWhatIsLeft = async (
  { database, now }: AllowanceOptions,
  { name, most, perMs }: Allowance,
  key: string,
): Promise<boolean> => {
  const until = new Date(now.getTime() + perMs);
  const hasEnded = sql<boolean>`allowances.ends_at <= ${now}`;
  const taken = await database
    .insertInto('allowances')
    .values({ name, key, used: 1, ends_at: until })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'key'])
        .doUpdateSet({
          used: sql<number>`case when ${hasEnded} then 1 else allowances.used + 1 end`,
          ends_at: sql<Date>`case when ${hasEnded} then ${until} else allowances.ends_at end`,
        })
        .where(sql<boolean>`${hasEnded} or allowances.used < ${most}`),
    )
    .returning('used')
    .executeTakeFirst();
  if (taken?.used === 1)
    await database.deleteFrom('allowances').where('ends_at', '<=', now).execute();
  return taken !== undefined;
};

/** Rejects with `TooManyTries` when nothing is left. */
export const requireAllowance = async (
  ...[options, allowance, key]: Parameters<typeof takeAllowance>
): Promise<void> => {
  const waitMs = await takeAllowance(options, allowance, key);
  if (waitMs > 0) throw refuseFor(waitMs);
};

export interface OneRequest extends Pick<AllowanceOptions, 'now'> {
  readonly database: {
    readonly transaction: () => {
      readonly execute: (
        work: (transaction: Pick<Transaction<AllowanceSchema>, 'insertInto'>) => Promise<void>,
      ) => Promise<void>;
    };
  };
  /** Id that stays the same when the request is resent. */
  readonly requestId: string;
}

/**
 * Like `requireAllowance`, but counts each request once, however often and concurrently it is sent: the
 * others wait for the first. A refused request is not remembered.
 */
export const requireAllowanceOnce = async (
  { database, now, requestId }: OneRequest,
  allowance: Allowance,
  key: string,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const options = { database: transaction, now };
    const once = { name: `${allowance.name}-request`, most: 1, perMs: allowance.perMs };
    if ((await take(options, once, requestId)).used > 1) return;
    const { waitMs } = await take(options, allowance, key);
    if (waitMs > 0) throw refuseFor(waitMs);
  });
