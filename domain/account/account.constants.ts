import { type Message, say } from '../kernel/message.ts';

/** In characters. See docs/product-rules.md#sign-up-and-passwords. */
export const PASSWORD_MIN_LENGTH = 6;

/** Argon2 takes any length; this keeps a stranger from making it work on megabytes. */
export const PASSWORD_MAX_LENGTH = 256;

/** Digits of a mailed code. See docs/product-rules.md#mailed-codes. */
export const CODE_LENGTH = 6;

/** Minutes for which a mailed code is valid, and its number of tries. */
export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;

/** Local-storage key of the browser's half of the session. See docs/product-rules.md#session. */
export const AUTH_TOKEN_KEY = 'auth_token';

/** Minutes without activity after which a session ends. See docs/product-rules.md#idle-time. */
export const IDLE_MINUTES = 30;

/** The warning is shown this many minutes before. See docs/product-rules.md#idle-time. */
export const IDLE_WARNING_MINUTES = 5;

/** Activity moves the idle limit after at most this time. See docs/product-rules.md#idle-time. */
export const ACTIVITY_DEBOUNCE_MS = 500;

/** Minimum interval of activity reports to the server. */
export const ACTIVITY_REPORT_MS = 60_000;

/** Until the sign-in page, after a password reset. See docs/product-rules.md#mailed-codes. */
export const REDIRECT_AFTER_RESET_MS = 3_000;

/** Between asking to delete an account and its end, in days. */
export const DELETION_GRACE_DAYS = 7;

/** Days for which a finished data export can be downloaded. */
export const EXPORT_DAYS = 7;

/** `support` and `analyst` are given by the operator alone. */
export const ROLES = ['family', 'support', 'analyst'] as const;

export type Role = (typeof ROLES)[number];

/** The roles in words. */
export const ROLE_WORDS: Readonly<Record<Role, Message>> = {
  family: say('Family', {}, 'a role'),
  support: say('Support team', {}, 'a role'),
  analyst: say('Analysis team', {}, 'a role'),
};
