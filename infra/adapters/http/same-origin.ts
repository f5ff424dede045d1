/**
 * Whether an origin is ours, by the host of the request. The scheme is ignored, since TLS may end at a proxy.
 * A page that hides its origin (`null`) is not ours.
 */
export const isOriginOf = (origin: string, host: string | undefined): boolean =>
  host !== undefined && URL.parse(origin)?.host === host.toLowerCase();
