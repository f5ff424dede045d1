import { SCOPES, type Scope } from '@hearthway/domain/household-scopes/scopes.constants.ts';

export type SharedPart = Scope | 'household';

export const SHARED_PARTS: readonly SharedPart[] = [...SCOPES, 'household'];

/** Paths of the pages of each part of a household. */
export const SHARED_PAGES = {
  children: ['/children'],
  food: ['/dietary'],
  favorites: ['/favorites'],
  insurance: ['/insurance-help/denied', '/insurance-help/call'],
  calendar: ['/calendar'],
  household: ['/household'],
} as const satisfies Readonly<Record<SharedPart, readonly string[]>>;

/** Part that a page is about; undefined for the start page, and those that are not shared. */
export const partAt = (pathname: string): SharedPart | undefined =>
  SHARED_PARTS.find((part) => SHARED_PAGES[part].some((path) => pathname.startsWith(path)));
