import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const CORRELATION_ID_HEADER = 'x-correlation-id';

/** Limits for a caller's own id, which is written to logs and stored events. */
const ACCEPTED_ID = /^[\w-]{8,64}$/;

/** Returns the caller's correlation id, or a new one. One id follows a click from the page to the row. */
export const correlationIdOf = (headers: IncomingHttpHeaders): string => {
  const sent = headers[CORRELATION_ID_HEADER];
  return typeof sent === 'string' && ACCEPTED_ID.test(sent) ? sent : randomUUID();
};
