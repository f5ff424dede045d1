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

const SHARED_PAGES = [
  /^\/$/,
  /^\/household(?:\/changes)?$/,
  /^\/children\b/,
  /^\/favorites\b/,
  /^\/dietary\b/,
  /^\/recipes\b/,
  /^\/calendar\b/,
  /^\/while-you-wait$/,
  /^\/insurance-help\/(?:call|denied)$/,
];

/** Whether a page shows something of a household, and not only of the person. */
export const isSharedPage = (pathname: string): boolean =>
  SHARED_PAGES.some((path) => path.test(pathname));
