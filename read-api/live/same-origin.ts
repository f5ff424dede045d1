import type { IncomingHttpHeaders } from 'node:http';
import { isOriginOf } from '@hearthway/infra/adapters/http/same-origin.ts';

/**
 * Whether a handshake comes from our own page, or from a client without an origin. Browsers do not apply CORS
 * to WebSockets, but they do send the page's origin. A proxy sends the original host in `x-forwarded-host`, a
 * header that no page can set.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders): boolean => {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined) return true;
  return isOriginOf(origin, typeof forwarded === 'string' ? forwarded : host);
};
