/**
 * Whether a page of this origin is ours, by the host that we were called by. Not by the scheme: TLS
 * may end at a proxy. A page that hides its origin (`null`) is not.
 */
export const isOriginOf = (origin: string, host: string | undefined): boolean =>
  host !== undefined && URL.parse(origin)?.host === host.toLowerCase();
