import { REPORTS_PER_DAY } from '@hearthway/domain/directory/listing-report.constants.ts';
import { refuseFor } from '@hearthway/infra/adapters/http/errors.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Limits per e-mail, name or person, for requests from any address. */
const ALLOWANCES = {
  /**
   * Few enough to spare a mailbox, with a wait short enough that the mailed code is still valid.
   */
  'reset-code': { most: 3, perMs: 15 * MINUTE_MS },
  /** Five tries each: 60 guesses a day at a million codes. */
  'reset-code-daily': { most: 12, perMs: 24 * HOUR_MS },
  'username-reminder': { most: 3, perMs: 15 * MINUTE_MS },
  'confirmation-code': { most: 5, perMs: 15 * MINUTE_MS },
  /** Each is read by a person. */
  'listing-report': { most: REPORTS_PER_DAY, perMs: 24 * HOUR_MS },
  /** By each of the staff: four a minute, as when many families call. */
  'find-families': { most: 60, perMs: 15 * MINUTE_MS },
  /** One request mails once, however often it is repeated. */
  'resent-mail': { most: 1, perMs: HOUR_MS },
  'email-taken': { most: 1, perMs: HOUR_MS },
} as const satisfies Readonly<Record<string, { most: number; perMs: number }>>;

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
  name: keyof typeof ALLOWANCES,
  key: string,
): Promise<number> => {
  const { most, perMs } = ALLOWANCES[name];
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
  ...[options, name, key]: Parameters<typeof takeAllowance>
): Promise<void> => {
  const waitMs = await takeAllowance(options, name, key);
  if (waitMs > 0) throw refuseFor(waitMs);
};
