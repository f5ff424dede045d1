const RANDOM_BYTES = 13;

/**
 * Id of an offer: the month of its day, which names its stream, and 26 random digits. `crypto.randomUUID()` is
 * missing where a page is served without TLS.
 */
export const newOfferId = (today: string): string =>
  today.slice(0, 7).replace('-', '') +
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
