import type { Allowance } from '../limits/allowances.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Few enough to spare a mailbox, with a wait short enough that the mailed code is still valid. */
export const RESET_CODES: Allowance = { name: 'reset-code', most: 3, perMs: 15 * MINUTE_MS };

/** Five tries each: 60 guesses a day at a million codes. */
export const DAILY_RESET_CODES: Allowance = {
  name: 'reset-code-daily',
  most: 12,
  perMs: 24 * HOUR_MS,
};

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
