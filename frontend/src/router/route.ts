import { createContext } from 'react';
import type { Location, NavigationType } from './location.ts';
import type { Params } from './match-path.ts';

export interface NavigateOptions {
  /** In place of the present entry of the history. */
  readonly replace?: boolean;
  /** Kept with the entry. */
  readonly state?: unknown;
}

/** Goes to an address of this site, or so many steps through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

export interface Navigation {
  readonly location: Location;
  /** How the location was reached. */
  readonly how: NavigationType;
  readonly navigate: Navigate;
}

/** Of the browser's address, and of the page that is shown, which may be behind it. */
export const NavigationContext = createContext<Navigation | undefined>(undefined);
export const RouteContext = createContext<
  { readonly location: Location; readonly params: Params } | undefined
>(undefined);
