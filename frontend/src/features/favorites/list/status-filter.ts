import { CONTACT_STATUSES } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';

/** Shown favorites: all, those with a status, or those without one. */
export const STATUS_FILTERS = ['all', ...CONTACT_STATUSES, 'none'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

const STATUS = 'status';

/** All for an invalid address. */
export const filterIn = (params: URLSearchParams): StatusFilter =>
  STATUS_FILTERS.find((filter) => filter === params.get(STATUS)) ?? 'all';

/** The same address with another filter. */
export const withFilter = (params: URLSearchParams, filter: StatusFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (filter === 'all') next.delete(STATUS);
  else next.set(STATUS, filter);
  return next;
};

export const fits = (filter: StatusFilter, { status }: Pick<Favorite, 'status'>): boolean =>
  filter === 'all' || filter === (status ?? 'none');
