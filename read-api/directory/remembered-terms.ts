import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadSchema } from '../database/schema.ts';
import { readSearch } from './read-search.ts';
import type { Term } from './terms.ts';
import { createVersionReader } from './version.ts';

type Terms = readonly Term[] | undefined;

interface Versioned<Answer> {
  readonly answer: Answer;
  /**
   * Version of the directory, read by the statement that produced the answer; undefined if it did not report
   * one.
   */
  readonly version: string | undefined;
}

/**
 * Runs a query with the terms of a text. Runs it again if the terms belong to another version than the
 * answer.
 */
export type WithTerms = <Answer>(
  text: string,
  ask: (terms: Terms) => Promise<Versioned<Answer>>,
) => Promise<Answer>;

/** A few megabytes: families ask for the same help, and with the same first letters. */
const MAX_REMEMBERED = 5_000;

/**
 * Caches the terms of a text until the directory changes. A search reads the version along with its results,
 * since asking for it first would take as long as reading the terms.
 */
export const createTermReader = (database: Kysely<ReadSchema>): WithTerms => {
  const readVersion = createVersionReader(database);
  const remembered = new LRUCache<string, { readonly version: string; readonly terms: Terms }>({
    max: MAX_REMEMBERED,
  });
  return async (text, ask) => {
    if (text === '') return (await ask([])).answer;
    const known = remembered.get(text);
    if (known !== undefined) {
      const { answer, version = await readVersion() } = await ask(known.terms);
      if (version === known.version) return answer;
      // The other entries are as old; a newer one is simply read again.
      remembered.clear();
    }
    // Read before the terms, so that a change meanwhile makes the cached terms outdated.
    const version = await readVersion();
    const terms = await readSearch(database, text);
    remembered.set(text, { version, terms });
    return (await ask(terms)).answer;
  };
};
