/**
 * Lookups per family and day that are recorded as events; further ones are still answered. See
 * docs/product-rules.md#coverage-lookup.
 */
export const LOOKUPS_PER_DAY = 20;

/** Maximum characters of a member id. See docs/product-rules.md#coverage-lookup. */
export const MEMBER_ID_MAX_LENGTH = 50;

/** Maximum characters of a ZIP code as typed. */
export const ZIP_CODE_MAX_LENGTH = 20;

/** Maximum calls in a family's log. See docs/product-rules.md#call-log. */
export const CALLS_LIMIT = 300;

/**
 * Maximum replies per call, including answers to the family's own questions. See
 * docs/product-rules.md#call-log.
 */
export const REPLIES_LIMIT = 40;

/** Maximum characters of a reply. See docs/product-rules.md#call-log. */
export const REPLY_MAX_LENGTH = 1_000;

/** Maximum characters of a name or reference number. See docs/product-rules.md#call-log. */
export const CALL_LINE_MAX_LENGTH = 100;

/**
 * Days after which a mailed letter is presumed received, per TRICARE and Medicare. See
 * docs/product-rules.md#appeal-clock.
 */
export const MAIL_DAYS = 5;
