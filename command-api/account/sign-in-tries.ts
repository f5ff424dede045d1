import { refuseFor } from '@hearthway/infra/adapters/http/errors.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Free failures before the wait doubles with each one. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The count restarts after a day without a wrong password. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

/** Identifies the counter of an e-mail and device. */
export interface Tried {
  readonly emailKey: string;
  /** Tries from a known device are counted apart; empty for unknown devices. */
  readonly device: Buffer;
}

/**
 * Counts a try as a failure before the password is checked, so that concurrent guesses share the
 * limit. Refuses with `TooManyTries` during a wait, without extending it. Counts an unknown e-mail
 * in the same way.
 */
export const countTry = async (
  { database, clock }: Pick<CommandDependencies, 'database' | 'clock'>,
  { emailKey, device }: Tried,
): Promise<void> => {
  const now = clock();
  const nowMs = now.getTime();
  await database
    .deleteFrom('sign_in_tries')
    .where('last_at', '<', new Date(nowMs - FORGOTTEN_AFTER_MS))
    .execute();
  const counted = await database
    .insertInto('sign_in_tries')
    .values({ email_key: emailKey, device, failures: 1, last_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'device'])
        .doUpdateSet({
          failures: sql`sign_in_tries.failures + 1`,
          last_at: now,
          blocked_until: blockedUntil(now),
        })
        .where('sign_in_tries.blocked_until', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst();
  if (counted !== undefined) return;
  const blocked = await database
    .selectFrom('sign_in_tries')
    .select('blocked_until')
    .where('email_key', '=', emailKey)
    .where('device', '=', device)
    .executeTakeFirst();
  // Undefined when a concurrent sign-in has just cleared it.
  throw refuseFor((blocked?.blocked_until.getTime() ?? nowMs) - nowMs);
};

/** The failures before this one are in the row. */
const blockedUntil = (now: Date) => sql<Date>`
  case when sign_in_tries.failures < ${FREE_FAILURES} then ${now}::timestamptz
  else ${now}::timestamptz + interval '1 millisecond' * least(
    ${LONGEST_WAIT_MS}::double precision,
    ${FIRST_WAIT_MS}::double precision * power(2, least(sign_in_tries.failures - ${FREE_FAILURES}, 20))
  ) end`;

/** The password was right. */
export const clearTries = async (
  { database }: Pick<CommandDependencies, 'database'>,
  { emailKey, device }: Tried,
): Promise<void> => {
  await database
    .deleteFrom('sign_in_tries')
    .where('email_key', '=', emailKey)
    .where('device', '=', device)
    .execute();
};
