/** Specification, section 5. */
export const PASSWORD_MIN_LENGTH = 6;

/** Argon2 takes any length; this keeps a stranger from making it work on megabytes. */
export const PASSWORD_MAX_LENGTH = 256;

/** Digits of a code that is mailed. Specification, section 5. */
export const CODE_LENGTH = 6;

/** How long a mailed code can be used, in minutes, and how often it may be tried. */
export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;

/** Where the client keeps its half of the session. Specification, section 3. */
export const AUTH_TOKEN_KEY = 'auth_token';

/** A session nobody uses ends after so many minutes. Specification, section 9. */
export const IDLE_MINUTES = 30;

/** The warning is shown so many minutes before. Specification, section 9. */
export const IDLE_WARNING_MINUTES = 5;

/** What a person does moves the idle limit after at most this time. Specification, section 9. */
export const ACTIVITY_DEBOUNCE_MS = 500;

/** The server is told of activity at most this often. */
export const ACTIVITY_REPORT_MS = 60_000;

/** To the start page of signing in, after a new password was set. Specification, section 9. */
export const REDIRECT_AFTER_RESET_MS = 3_000;

/** Between asking to delete an account and its end, in days. */
export const DELETION_GRACE_DAYS = 7;

/** How long a finished copy of somebody's data can be fetched, in days. */
export const EXPORT_DAYS = 7;

/** `support` and `analyst` are given by the operator alone. */
export const ROLES = ['family', 'support', 'analyst'] as const;

export type Role = (typeof ROLES)[number];
