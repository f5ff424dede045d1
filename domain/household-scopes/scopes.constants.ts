/** Parts of a family's data, to each of which a member of the household has access, or not. */
export const SCOPES = ['children', 'food', 'favorites', 'insurance', 'calendar'] as const;

export type Scope = (typeof SCOPES)[number];

/** Parts whose changes by members are listed. `household`: who belongs to it, which is for co-parents. */
export const LOGGED_SCOPES = [...SCOPES, 'household'] as const;

export type LoggedScope = (typeof LOGGED_SCOPES)[number];

/** Part that a route is about. `plan`: any member may read it. */
export type RouteScope = LoggedScope | 'plan';

/**
 * Relation of a shared route to the children of a household, for members who see some of them alone. A route
 * without one is closed to such members.
 *
 * - `nothing`: it holds or changes nothing of a single child.
 * - `seen`: its answer is cut down to the children that the member sees.
 * - Others: its path names a child, dietary profile, link of a child, favorite, denial, call or entry of the
 *   calendar.
 */
export type RouteAbout =
  | 'nothing'
  | 'seen'
  | 'child'
  | 'profile'
  | 'link'
  | 'favorite'
  | 'denial'
  | 'call'
  | 'entry';
