/** In characters. See docs/product-rules.md#sign-up-and-passwords. */
export const PASSWORD_MIN_LENGTH = 6;

/** Argon2 takes any length; this keeps a stranger from making it work on megabytes. */
export const PASSWORD_MAX_LENGTH = 256;

/** Digits of a mailed code. See docs/product-rules.md#mailed-codes. */
export const CODE_LENGTH = 6;

/** Tries that a mailed code allows. */
export const CODE_TRIES = 5;

/** Until the sign-in page, after a password reset. See docs/product-rules.md#mailed-codes. */
export const REDIRECT_AFTER_RESET_MS = 3_000;
