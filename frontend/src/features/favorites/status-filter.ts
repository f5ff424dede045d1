import { CONTACT_STATUSES } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';

/** Which favorites are shown: all, those with a status, or those without one. */
export const STATUS_FILTERS = ['all', ...CONTACT_STATUSES, 'none'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Everything, where an address asks for nothing that there is. */
export const filterIn = (params: URLSearchParams): StatusFilter =>
  STATUS_FILTERS.find((filter) => filter === params.get('status')) ?? 'all';

export const fits = (filter: StatusFilter, { status }: Pick<Favorite, 'status'>): boolean =>
  filter === 'all' || filter === (status ?? 'none');
