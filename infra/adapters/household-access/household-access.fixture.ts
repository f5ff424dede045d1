import { ACCESS_LEVELS, MEMBER_ROLES } from '@hearthway/domain/household/household.constants.ts';
import type { HouseholdAccess } from '@hearthway/domain/household/household-access.ts';
import type { RouteScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { RouteAccess } from '../http/access.ts';

/** Parts of a family's data by their paths. Every other route is for the own family, or about the person. */
const SHARED: readonly (readonly [RegExp, RouteScope])[] = [
  [/^\/api\/(?:children|child-links)\b/, 'children'],
  [/^\/api\/next-steps(?!\/mails)/, 'children'],
  [/^\/api\/dietary\//, 'food'],
  [/^\/api\/(?:favorites|call-plan)\b/, 'favorites'],
  [/^\/api\/calendar(?:$|\/)/, 'calendar'],
  [/^\/api\/insurance\/(?:calls|denials)\b/, 'insurance'],
  [/^\/api\/household(?:$|\/acts|\/invitations|\/members\/)/, 'household'],
  [/^\/api\/subscription\/status$/, 'plan'],
];

/** Scope that a route has to declare; undefined for one that shares nothing. */
export const expectedScopeOf = ({ url }: Pick<RouteAccess, 'url'>): RouteScope | undefined =>
  SHARED.find(([path]) => path.test(url))?.[1];

/**
 * Members of each role, which have each level in each scope, and not the same one in all. No grant hides from a
 * co-parent what every parent reads.
 */
export const MEMBERS: readonly Omit<HouseholdAccess, 'isReadOnly'>[] = MEMBER_ROLES.flatMap(
  (role) =>
    ACCESS_LEVELS.map((_, shift) => {
      const levelOf = (index: number) =>
        ACCESS_LEVELS[(index + shift) % ACCESS_LEVELS.length] ?? 'none';
      const safetyLevelOf = (index: number) => {
        const level = levelOf(index);
        return role === 'co-parent' && level === 'none' ? 'read' : level;
      };
      return {
        role,
        onlyChildren: null,
        scopes: {
          children: safetyLevelOf(0),
          food: safetyLevelOf(1),
          favorites: levelOf(2),
          insurance: levelOf(0),
          calendar: levelOf(1),
        },
      };
    }),
);
