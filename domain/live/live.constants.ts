/**
 * Answered to each accepted command: where the log holds what it did. Answered to a GET of a model:
 * the answer holds everything up to there. It is missing where that cannot be said.
 */
export const POSITION_HEADER = 'x-position';
/** Sent with a GET: wait until the model holds this. */
export const MIN_POSITION_HEADER = 'x-min-position';
/** `true` on an answer that may be older than what was asked for. */
export const STALE_HEADER = 'x-stale';
/** Sent with a command: a second request with the same key is answered as the first was. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
