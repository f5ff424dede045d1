/** Where the site is: the address of a page, and what its entry in the browser's history keeps. */
export interface Location {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  readonly state: unknown;
  /** Of the entry in the history; `default` for a page that was loaded as a whole. */
  readonly key: string;
}

/** How a page was reached: `POP` is back, forward, or a full load. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** As the browser keeps it with each entry of its history. */
export interface HistoryState {
  readonly usr: unknown;
  readonly key: string;
}

/** The location of an address of this site. */
export const locationOf = (
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  kept: unknown = null,
): Location => {
  const { usr = null, key }: Partial<HistoryState> = typeof kept === 'object' ? (kept ?? {}) : {};
  return { pathname, search, hash, state: usr, key: typeof key === 'string' ? key : 'default' };
};

export const hrefOf = ({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string => `${pathname}${search}${hash}`;
