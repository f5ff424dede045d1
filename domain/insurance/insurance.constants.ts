/**
 * Lookups of one family on one day that become events; more are answered all the same.
 * See docs/product-rules.md#coverage-lookup.
 */
export const LOOKUPS_PER_DAY = 20;

/** Letters and digits of a member id. See docs/product-rules.md#coverage-lookup. */
export const MEMBER_ID_MAX_LENGTH = 50;

/** Letters and digits of a ZIP code as people type it. */
export const ZIP_CODE_MAX_LENGTH = 20;

/** Calls in the call log of a family. See docs/product-rules.md#call-log. */
export const CALLS_LIMIT = 300;

/** Replies to questions of one call, its own questions among them. See docs/product-rules.md#call-log. */
export const REPLIES_LIMIT = 40;

/** Letters of a reply. See docs/product-rules.md#call-log. */
export const REPLY_MAX_LENGTH = 1_000;

/** Letters of a name or a reference number. See docs/product-rules.md#call-log. */
export const CALL_LINE_MAX_LENGTH = 100;

/**
 * Days in which a letter is there: the presumption of TRICARE and Medicare.
 * See docs/product-rules.md#appeal-clock.
 */
export const MAIL_DAYS = 5;
