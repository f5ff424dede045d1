import { CONTACT_STATUSES } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';

/** Shown favorites: all, those with a status, or those without one. */
export const STATUS_FILTERS = ['all', ...CONTACT_STATUSES, 'none'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

const STATUS = 'status';
const CHILD = 'child';

/** All for an invalid address. */
export const filterIn = (params: URLSearchParams): StatusFilter =>
  STATUS_FILTERS.find((filter) => filter === params.get(STATUS)) ?? 'all';

/** The same address with another filter. */
export const withFilter = (params: URLSearchParams, filter: StatusFilter): URLSearchParams =>
  withParam(params, STATUS, filter === 'all' ? '' : filter);

/** Id of the child whose favorites are shown; null for all. */
export const childIn = (params: URLSearchParams): string | null => params.get(CHILD);

/** Address that shows the favorites of a child; an empty id shows all. */
export const withChild = (params: URLSearchParams, childId: string): URLSearchParams =>
  withParam(params, CHILD, childId);

const withParam = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};

export const fits = (filter: StatusFilter, { status }: Pick<Favorite, 'status'>): boolean =>
  filter === 'all' || filter === (status ?? 'none');
