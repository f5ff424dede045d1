import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadSchema } from '../database/schema.ts';
import { readSearch } from './read-search.ts';
import type { Term } from './terms.ts';
import { createVersionReader } from './version.ts';

/** The terms of a search, as `readSearch` finds them. */
export type ReadTerms = (text: string) => Promise<readonly Term[] | undefined>;

/** A few megabytes: families ask for the same help, and with the same first letters. */
const MAX_REMEMBERED = 5_000;

/** Remembers the terms of a text until the directory changes. */
export const createTermReader = (database: Kysely<ReadSchema>): ReadTerms => {
  const readVersion = createVersionReader(database);
  const remembered = new LRUCache<string, Understood>({ max: MAX_REMEMBERED });
  return async (text) => {
    if (text === '') return [];
    // Read first: after a change meanwhile, the terms are taken for old ones.
    const version = await readVersion();
    const known = remembered.get(text);
    if (known?.version === version) return known.terms;
    const terms = await readSearch(database, text);
    remembered.set(text, { version, terms });
    return terms;
  };
};

interface Understood {
  readonly version: string;
  readonly terms: readonly Term[] | undefined;
}
