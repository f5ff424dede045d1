/**
 * In the answer to an accepted command: the log position of its last event. In the answer to a GET
 * of a model: the answer holds everything up to there; absent where that is unknown.
 */
export const POSITION_HEADER = 'x-position';
/** Sent with a GET: wait until the model holds this. */
export const MIN_POSITION_HEADER = 'x-min-position';
/** `true` on an answer that may be older than requested. */
export const STALE_HEADER = 'x-stale';
/** Sent with a command: a second request with the same key is answered as the first was. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** Header of a request in the household of another family: its id. Without it, a request is for the own family. */
export const HOUSEHOLD_HEADER = 'x-household';
