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

/** `support` and `analyst` are given by the operator alone. */
export const ROLES = ['family', 'support', 'analyst'] as const;

export type Role = (typeof ROLES)[number];
