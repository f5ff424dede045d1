/**
 * More than a message may hold, so that one that is much too long is told how long it may be, by its
 * field, rather than that it is too much to send.
 */
export const MESSAGE_LIMIT_BYTES = 1_000_000;
