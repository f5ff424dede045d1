import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const CORRELATION_ID_HEADER = 'x-correlation-id';

/** It stands in logs and in stored events, so a caller chooses it only within these bounds. */
const SANE = /^[\w-]{8,64}$/;

/** One for each click, from the page to the row: the caller's where it sent one, else a new one. */
export const correlationIdOf = (headers: IncomingHttpHeaders): string => {
  const sent = headers[CORRELATION_ID_HEADER];
  return typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID();
};
