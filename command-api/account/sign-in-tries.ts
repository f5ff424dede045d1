import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { refuseFor } from '@hearthway/infra/adapters/http/errors.ts';
import { type Allowance, takeAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Asker } from './asker.ts';

/** Failures without a wait. After them, the wait doubles with each failure. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The count restarts after a day without a wrong password. */
const FORGOTTEN_AFTER_MS = DAY_MS;

export interface Tried {
  readonly emailKey: string;
  /** Known devices, networks of strangers and sessions are counted apart. */
  readonly device: Buffer;
}

/** Counter that strangers share during a flood. */
const ALL_STRANGERS = Buffer.alloc(0);

/**
 * Limits sign-ins by strangers from all networks. Beyond it, networks that have failed wait for each other.
 */
const STRANGERS_SIGN_INS: Allowance = {
  name: 'strangers-sign-in',
  most: 300,
  perMs: FORGOTTEN_AFTER_MS,
};

/**
 * Counts a sign-in for the caller alone. During a flood from many networks, a stranger whose network has
 * failed before also waits for the others. The first try from a network never waits: the holder signs in on a
 * new device at once, and a guesser needs a new network for each guess.
 */
export const countSignIn = async (
  dependencies: Pick<CommandDependencies, 'database' | 'clock'>,
  { emailKey, handle, isStranger }: Asker,
): Promise<Tried> => {
  const tried = { emailKey, device: handle };
  const failures = await countTry(dependencies, tried);
  if (!isStranger) return tried;
  const options = { database: dependencies.database, now: dependencies.clock() };
  const isFlood = (await takeAllowance(options, STRANGERS_SIGN_INS, emailKey)) > 0;
  if (isFlood && failures > 1) await countTry(dependencies, { emailKey, device: ALL_STRANGERS });
  return tried;
};

/**
 * Counts a try as a failure before the password is checked, so that concurrent guesses share the limit.
 * Refuses with `TooManyTries` during a wait, without extending it. Counts an unknown e-mail in the same way.
 * Resolves with the number of failures, including this one.
 */
export const countTry = async (
  { database, clock }: Pick<CommandDependencies, 'database' | 'clock'>,
  { emailKey, device }: Tried,
): Promise<number> => {
  const now = clock();
  const nowMs = now.getTime();
  await database
    .deleteFrom('sign_in_tries')
    .where('last_at', '<', new Date(nowMs - FORGOTTEN_AFTER_MS))
    .execute();
  const stored = await database
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
  if (stored !== undefined) return stored.failures;
  const blocked = await database
    .selectFrom('sign_in_tries')
    .select('blocked_until')
    .where('email_key', '=', emailKey)
    .where('device', '=', device)
    .executeTakeFirst();
  // Undefined if a concurrent sign-in has just cleared it.
  throw refuseFor((blocked?.blocked_until.getTime() ?? nowMs) - nowMs);
};

/** The row counts only the failures before this one. */
const blockedUntil = (now: Date) => sql<Date>`
  case when sign_in_tries.failures < ${FREE_FAILURES} then ${now}::timestamptz
  else ${now}::timestamptz + interval '1 millisecond' * least(
    ${LONGEST_WAIT_MS}::double precision,
    ${FIRST_WAIT_MS}::double precision * power(2, least(sign_in_tries.failures - ${FREE_FAILURES}, 20))
  ) end`;

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
