import { HELP_TERMS, HELP_WORDS } from '@hearthway/domain/directory/search-terms.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/**
 * Filters terms down to known words for help, in the index's form. The index also contains names of
 * providers, and so possibly of children, and a page can claim anything.
 */
export const helpTermsIn = async (
  database: Kysely<CommandSchema>,
  terms: readonly string[],
): Promise<readonly string[]> => {
  if (terms.every((term) => HELP_TERMS.has(term))) return terms;
  const { rows } = await sql<{ readonly lexeme: string }>`
    select distinct (ts_lexize('english_stem', word))[1] as lexeme
    from unnest(${[...HELP_WORDS]}::text[]) as known (word)
    where (ts_lexize('english_stem', word))[1] = any(${terms}::text[])
  `.execute(database);
  const words = new Set(rows.map(({ lexeme }) => lexeme));
  return terms.filter((term) => HELP_TERMS.has(term) || words.has(term));
};
