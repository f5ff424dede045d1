import type { IncomingHttpHeaders } from 'node:http';
import { isOriginOf } from '@hearthway/infra/adapters/http/same-origin.ts';

/**
 * Whether a handshake comes from a page of ours, or from no page at all. The browser's rules for
 * requests to other origins do not hold for WebSockets, but it does say where the page is from. A
 * proxy says in `x-forwarded-host` what it was called by; no page can set that header.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders): boolean => {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined) return true;
  return isOriginOf(origin, typeof forwarded === 'string' ? forwarded : host);
};
