import { CODE_TRIES } from '@hearthway/domain/account/account.constants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Allowance } from '@hearthway/infra/adapters/limits/allowances.ts';

/**
 * Counted per e-mail and per network or known device, so that each asker spends only its own allowance. Few
 * enough to spare a mailbox; the wait is short enough that the mailed code is still valid.
 */
export const RESET_CODES: Allowance = { name: 'reset-code', most: 3, perMs: 15 * MINUTE_MS };

export const DAILY_RESET_CODES: Allowance = {
  name: 'reset-code-daily',
  most: 12,
  perMs: DAY_MS,
};

/** Mails beyond this limit hold only the link, so that asking again buys no guesses at six digits. */
export const STRANGERS_CODES: Allowance = {
  name: 'strangers-reset-code',
  most: 6,
  perMs: DAY_MS,
};

/** Limits tries, by e-mail, at codes that another browser asked for. */
export const TRIES_ELSEWHERE: Allowance = {
  name: 'reset-tries-elsewhere',
  most: CODE_TRIES,
  perMs: DAY_MS,
};

/** Counted per name and network, so that a stranger who asks does not keep the holder from asking. */
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
