import { CODE_TRIES } from '@hearthway/domain/account/account.constants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Allowance } from '@hearthway/infra/adapters/limits/allowances.ts';

/**
 * Per e-mail, and per network or known device: one asker spends only its own. Few enough to spare a
 * mailbox, with a wait short enough that the mailed code is still valid.
 */
export const RESET_CODES: Allowance = { name: 'reset-code', most: 3, perMs: 15 * MINUTE_MS };

export const DAILY_RESET_CODES: Allowance = {
  name: 'reset-code-daily',
  most: 12,
  perMs: DAY_MS,
};

/** Mails after these hold the link alone, so that asking again buys no guesses at six digits. */
export const STRANGERS_CODES: Allowance = {
  name: 'strangers-reset-code',
  most: 6,
  perMs: DAY_MS,
};

/** Tries at codes that another browser asked for, with the e-mail beside them. */
export const TRIES_ELSEWHERE: Allowance = {
  name: 'reset-tries-elsewhere',
  most: CODE_TRIES,
  perMs: DAY_MS,
};

/** Per name and network: a stranger who asks does not keep the holder from asking. */
export const USERNAME_REMINDERS: Allowance = {
  name: 'username-reminder',
  most: 3,
  perMs: 15 * MINUTE_MS,
};

export const CONFIRMATION_CODES: Allowance = {
  name: 'confirmation-code',
  most: 5,
  perMs: 15 * MINUTE_MS,
};

export const EMAIL_TAKEN_MAILS: Allowance = { name: 'email-taken', most: 1, perMs: HOUR_MS };
