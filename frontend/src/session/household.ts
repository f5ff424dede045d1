import type { RouteScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { storageOr } from './browser-storage.ts';
import { createHouseholdStore, type ShownHousehold } from './household-store.ts';

/** The household that this tab shows. */
export const household = createHouseholdStore(storageOr(() => sessionStorage));

/** Opens the household of another family in this tab. Everything is loaded anew, so that nothing is mixed. */
export const enterHousehold = (shown: ShownHousehold): void => {
  household.enter(shown);
  window.location.assign('/');
};

/** Goes back to the own household. */
export const leaveHousehold = (path = '/'): void => {
  household.leave();
  window.location.assign(path);
};

const SHARED_PAGES: readonly (readonly [RegExp, RouteScope])[] = [
  [/^\/$/, 'plan'],
  [/^\/household$/, 'household'],
  [/^\/children\b/, 'children'],
  [/^\/favorites\b/, 'favorites'],
  [/^\/dietary\b/, 'food'],
  [/^\/recipes\b/, 'food'],
  [/^\/insurance-help\/(?:call|denied)$/, 'insurance'],
];

/** Part of a household that a page shows; undefined for a page about the person alone. */
export const sharedScopeAt = (pathname: string): RouteScope | undefined =>
  SHARED_PAGES.find(([path]) => path.test(pathname))?.[1];
