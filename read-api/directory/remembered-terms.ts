import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadSchema } from '../database/schema.ts';
import { readSearch } from './read-search.ts';
import type { Term } from './terms.ts';
import { createVersionReader } from './version.ts';

/** As `readSearch` finds them. */
type Terms = readonly Term[] | undefined;

interface Versioned<Answer> {
  readonly answer: Answer;
  /** Version of the directory, by the statement that answered. Undefined when that did not say. */
  readonly version: string | undefined;
}

/** Answers by the terms of a text. It asks again when they were of another version than the answer. */
export type WithTerms = <Answer>(
  text: string,
  ask: (terms: Terms) => Promise<Versioned<Answer>>,
) => Promise<Answer>;

/** A few megabytes: families ask for the same help, and with the same first letters. */
const MAX_REMEMBERED = 5_000;

/**
 * Remembers the terms of a text until the directory changes. A search reads the version beside what it
 * finds: to ask for it first would take as long as reading the terms.
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
      // The others are as old; one that is newer is only read again.
      remembered.clear();
    }
    // Before the terms: after a change meanwhile, they are taken for old ones.
    const version = await readVersion();
    const terms = await readSearch(database, text);
    remembered.set(text, { version, terms });
    return (await ask(terms)).answer;
  };
};
