import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const CORRELATION_ID_HEADER = 'x-correlation-id';

/** Bounds for a caller's own id, which is written to logs and stored events. */
const ACCEPTED_ID = /^[\w-]{8,64}$/;

/** One per click, from the page to the row: the caller's own, or a new one. */
export const correlationIdOf = (headers: IncomingHttpHeaders): string => {
  const sent = headers[CORRELATION_ID_HEADER];
  return typeof sent === 'string' && ACCEPTED_ID.test(sent) ? sent : randomUUID();
};
