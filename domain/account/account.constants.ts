import { MINIMUM_AGE, PRIVACY_UPDATED, TERMS_UPDATED } from '../legal/legal.constants.ts';

/** In characters. See docs/product-rules.md#sign-up-and-passwords. */
export const PASSWORD_MIN_LENGTH = 6;

/** Argon2 takes any length; this keeps a stranger from making it work on megabytes. */
export const PASSWORD_MAX_LENGTH = 256;

/** Digits of a mailed code. See docs/product-rules.md#mailed-codes. */
export const CODE_LENGTH = 6;

/** Tries that a mailed code allows. */
export const CODE_TRIES = 5;

/**
 * Hours for which the link beside a code is valid: longer than a mailbox can be refused further
 * mails, so that one of those it holds always works.
 */
export const RESET_LINK_HOURS = 25;

/** Characters of its secret: 256 random bits in base64url. */
export const RESET_LINK_LENGTH = 43;

/** Until the sign-in page, after a password reset. See docs/product-rules.md#mailed-codes. */
export const REDIRECT_AFTER_RESET_MS = 3_000;

/** Consent that sign-up asks for today. See docs/product-rules.md#consent. */
export const CURRENT_CONSENT = {
  acceptedTerms: TERMS_UPDATED,
  acceptedPrivacy: PRIVACY_UPDATED,
  confirmedAge: MINIMUM_AGE,
} as const;
