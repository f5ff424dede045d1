/** Parts of a family's data, to each of which a member of the household has access, or not. */
export const SCOPES = ['children', 'food', 'favorites', 'insurance'] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * Part that a route is about. `plan`: any member may read it. `household`: who belongs to it, which is for
 * co-parents.
 */
export type RouteScope = Scope | 'plan' | 'household';
