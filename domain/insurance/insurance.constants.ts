/**
 * Lookups of one family on one day that become events; more are answered all the same.
 * See docs/product-rules.md#coverage-lookup.
 */
export const LOOKUPS_PER_DAY = 20;

/** Letters and digits of a member id. See docs/product-rules.md#coverage-lookup. */
export const MEMBER_ID_MAX_LENGTH = 50;

/** Letters and digits of a ZIP code as people type it. */
export const ZIP_CODE_MAX_LENGTH = 20;
