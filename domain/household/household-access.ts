import type { RouteScope } from '../household-scopes/scopes.constants.ts';
import type { OnlyChildren } from '../household-scopes/seen-children.ts';
import { type MemberRole, READ_BY_EVERY_PARENT, type Scopes } from './household.constants.ts';

/** Effect of a request: it reads, adds or changes, or removes. */
export type RequestEffect = 'read' | 'write' | 'remove';

/** Present access of a member to the household of another family. */
export interface HouseholdAccess {
  readonly role: MemberRole;
  readonly scopes: Scopes;
  readonly onlyChildren: OnlyChildren;
  /** True once the household's plan includes no sharing: members keep reading, and change nothing. */
  readonly isReadOnly: boolean;
}

/**
 * Whether a member may call a route. Only co-parents remove anything, and only those who see every child manage
 * who belongs to the household: they could give themselves the others.
 */
export const mayCall = (
  { role, scopes, onlyChildren, isReadOnly }: HouseholdAccess,
  scope: RouteScope,
  effect: RequestEffect,
): boolean => {
  if (isReadOnly && effect !== 'read') return false;
  if (scope === 'household') return role === 'co-parent' && onlyChildren === null;
  if (scope === 'plan') return effect === 'read';
  if (effect === 'read' && role === 'co-parent' && READ_BY_EVERY_PARENT.includes(scope))
    return true;
  if (effect === 'read') return scopes[scope] !== 'none';
  return scopes[scope] === 'write' && (effect === 'write' || role === 'co-parent');
};
