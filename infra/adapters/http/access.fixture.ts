import type { RouteAccess } from './access.ts';

/**
 * Columns of the access tables. `nobody` is a caller without a valid session; `owner` is the family that the
 * calls concern, `other` another family.
 */
export const CALLERS = ['nobody', 'owner', 'other', 'support', 'analyst'] as const;

export type Caller = (typeof CALLERS)[number];

export type Statuses = Readonly<Record<Caller, number>>;

/** Statuses of a public route. */
export const forAnyone = (status: number): Statuses => ({
  nobody: status,
  owner: status,
  other: status,
  support: status,
  analyst: status,
});

/** Statuses of a route for any signed-in account. */
export const forSignedIn = (status: number, other = status): Statuses => ({
  nobody: 401,
  owner: status,
  other,
  support: other,
  analyst: other,
});

/** Statuses of a route for families. */
export const forFamilies = (status: number, other = status): Statuses => ({
  nobody: 401,
  owner: status,
  other,
  support: 403,
  analyst: 403,
});

/** Statuses of a route for support staff. */
export const forSupport = (status: number): Statuses => ({
  nobody: 401,
  owner: 403,
  other: 403,
  support: status,
  analyst: 403,
});

/** Statuses of a route for analysts. */
export const forAnalysts = (status: number): Statuses => ({
  nobody: 401,
  owner: 403,
  other: 403,
  support: 403,
  analyst: status,
});

/** Name of a route in a table: `GET /api/favorites`. */
export const nameOf = ({ method, url }: RouteAccess): string => `${method} ${url}`;
