import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { LRUCache } from 'lru-cache';
import { type ChoicesQuery, readFilterChoices } from './filter-choices.ts';
import type { Listings } from './search.ts';
import { createVersionReader } from './version.ts';

/** As `readFilterChoices` counts them. */
export type ReadChoices = (query: ChoicesQuery) => Promise<FilterChoices>;

/** About ten megabytes. */
const MAX_REMEMBERED = 2_000;

/**
 * Remembers the choices of a search until the directory changes: families of one town ask for the same
 * help, and a thousand listings are counted for each answer.
 */
export const createChoiceReader = (listings: Listings): ReadChoices => {
  const readVersion = createVersionReader(listings.database);
  const remembered = new LRUCache<
    string,
    { readonly version: string; readonly choices: FilterChoices }
  >({ max: MAX_REMEMBERED });
  return async (query) => {
    // Before they are counted: after a change meanwhile, they are taken for old ones.
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
