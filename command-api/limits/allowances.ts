import { refuseFor } from '@hearthway/infra/adapters/http/errors.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** A limit per e-mail, name or person, for requests from any address. Contexts declare their own. */
export interface Allowance {
  /** Unique, and kept in the table: never renamed. */
  readonly name: string;
  readonly most: number;
  readonly perMs: number;
}

export interface AllowanceOptions {
  readonly database: Pick<Kysely<CommandSchema>, 'insertInto' | 'deleteFrom'>;
  readonly now: Date;
}

/**
 * Takes one unit of the key's allowance; safe under concurrent requests. Resolves with 0, or with
 * the milliseconds until the next unit.
 */
export const takeAllowance = async (
  { database, now }: AllowanceOptions,
  { name, most, perMs }: Allowance,
  key: string,
): Promise<number> => {
  await database.deleteFrom('allowances').where('ends_at', '<=', now).execute();
  const { used, ends_at } = await database
    .insertInto('allowances')
    .values({ name, key, used: 1, ends_at: new Date(now.getTime() + perMs) })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'key'])
        .doUpdateSet(({ eb, ref }) => ({ used: eb(ref('allowances.used'), '+', 1) })),
    )
    .returning(['used', 'ends_at'])
    .executeTakeFirstOrThrow();
  return used <= most ? 0 : ends_at.getTime() - now.getTime();
};

/** Refuses with `TooManyTries` when nothing is left. */
export const requireAllowance = async (
  ...[options, allowance, key]: Parameters<typeof takeAllowance>
): Promise<void> => {
  const waitMs = await takeAllowance(options, allowance, key);
  if (waitMs > 0) throw refuseFor(waitMs);
};
