/** Parts of a family's data, to each of which a member of the household has access, or not. */
export const SCOPES = ['children', 'food', 'favorites', 'insurance'] as const;

export type Scope = (typeof SCOPES)[number];

/** Parts whose changes by members are listed. `household`: who belongs to it, which is for co-parents. */
export const LOGGED_SCOPES = [...SCOPES, 'household'] as const;

export type LoggedScope = (typeof LOGGED_SCOPES)[number];

/** Part that a route is about. `plan`: any member may read it. */
export type RouteScope = LoggedScope | 'plan';
