import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { LRUCache } from 'lru-cache';
import { type ChoicesQuery, readFilterChoices } from './filter-choices.ts';
import type { Listings } from './search.ts';
import { createVersionReader } from './version.ts';

export type ReadChoices = (query: ChoicesQuery) => Promise<FilterChoices>;

/** About ten megabytes. */
const MAX_REMEMBERED = 2_000;

/**
 * Caches the choices of a search until the directory changes: families of one town ask for the same help, and
 * each response counts a thousand listings.
 */
export const createChoiceReader = (listings: Listings): ReadChoices => {
  const readVersion = createVersionReader(listings.database);
  const remembered = new LRUCache<
    string,
    { readonly version: string; readonly choices: FilterChoices }
  >({ max: MAX_REMEMBERED });
  return async (query) => {
    // Read before counting, so that a change meanwhile makes the cached choices outdated.
    const version = await readVersion();
    const key = keyOf(query);
    const known = remembered.get(key);
    if (known?.version === version) return known.choices;
    const choices = await readFilterChoices(listings, query);
    remembered.set(key, { version, choices });
    return choices;
  };
};

const keyOf = ({ category, text, conditions, near }: ChoicesQuery): string =>
  JSON.stringify([
    category,
    text,
    conditions,
    ...(near === undefined ? [] : [near.place.point, near.radiusMiles]),
  ]);
