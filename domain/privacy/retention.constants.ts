/**
 * How long personal data is kept when the account lives on, in months. docs/product-rules.md#retention. What
 * must go by its age is encrypted under a key of its person and month, and the key goes: the log
 * itself is never cut.
 */
export const RETENTION_MONTHS = { analytics: 24, 'support-chats': 12, billing: 84 } as const;
