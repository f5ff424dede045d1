/**
 * Larger than a message may be, so that an oversized one gets an error with its field and maximum length
 * rather than a generic payload error.
 */
export const MESSAGE_LIMIT_BYTES = 1_000_000;
