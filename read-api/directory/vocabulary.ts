import type { KnownWord } from '@hearthway/domain/directory/typo.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** A word that listings hold, counted when an import was published. */
export interface ListedWord extends KnownWord {
  /** What it is in the index: "therapists" is `therapist` there. A category is `#dental`. */
  readonly lexeme: string;
}

/** More completions than this would cover the word that was meant. */
const MOST_COMPLETIONS = 8;

/** Of a single letter everything is a completion. */
const SHORTEST_PREFIX = 2;

export interface LookedUp {
  /** Those of the words that any listing holds, in whatever form. */
  readonly known: ReadonlyMap<string, ListedWord>;
  /**
   * Longer words that the prefix begins, those in the most listings first, if they are in more than
   * the prefix itself: who typed "garcia" meant it, and who typed "den" may yet mean a dentist.
   */
  readonly completions: readonly ListedWord[];
}

export const lookUp = async (
  database: Kysely<ReadSchema>,
  { words, prefix }: { readonly words: readonly string[]; readonly prefix: string | undefined },
): Promise<LookedUp> => {
  const hasPrefix = prefix !== undefined && prefix.length >= SHORTEST_PREFIX;
  const { rows } = await sql<ListedWord & { readonly isKnown: boolean }>`
    select given.word, lexeme, listings, true as "isKnown"
    from unnest(${words}::text[]) as given (word), lateral (
      select lexeme, listings from directory_words
      where lexeme = case when given.word ^@ '#' then given.word
        else (ts_lexize('english_stem', given.word))[1] end
      limit 1
    ) as same
    ${hasPrefix ? sql`union all (${completionsOf(prefix)})` : sql``}
  `.execute(database);
  const known = new Map(rows.filter(({ isKnown }) => isKnown).map((row) => [row.word, row]));
  const typed = prefix === undefined ? 0 : (known.get(prefix)?.listings ?? 0);
  return { known, completions: rows.filter((row) => !row.isKnown && row.listings > typed) };
};

/** After every word that the prefix begins. A range is what a plan for any prefix can use an index for. */
const LAST_LETTER = '\u{10ffff}';

const completionsOf = (prefix: string) => sql`
  select word, lexeme, listings, false from directory_words
  where word > ${prefix} and word < ${prefix + LAST_LETTER}
  order by listings desc, word
  limit ${sql.lit(MOST_COMPLETIONS)}
`;

/** Words that look like this one. */
export const wordsAlike = async (
  database: Kysely<ReadSchema>,
  word: string,
): Promise<readonly ListedWord[]> => {
  const { rows } = await sql<ListedWord>`select * from words_alike(${word})`.execute(database);
  return rows;
};
