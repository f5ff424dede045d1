import type { KnownWord } from '@hearthway/domain/directory/typo.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

export interface ListedWord extends KnownWord {
  /** Lexeme in the index: `therapist` for "therapists". A category is `#dental`. */
  readonly lexeme: string;
}

/** More completions would hide the intended word. */
const MAX_COMPLETIONS = 8;

/** A single letter would complete to too many words. */
const SHORTEST_PREFIX = 2;

export interface LookedUp {
  /** Words that listings contain, in any form. */
  readonly known: ReadonlyMap<string, ListedWord>;
  /**
   * Longer words with this prefix, most listings first, if they are more frequent than the prefix itself:
   * "garcia" is complete, while "den" may become a dentist.
   */
  readonly completions: readonly ListedWord[];
  readonly total: number;
}

export const lookUp = async (
  database: Kysely<ReadSchema>,
  { words, prefix }: { readonly words: readonly string[]; readonly prefix: string | undefined },
): Promise<LookedUp> => {
  const hasPrefix = prefix !== undefined && prefix.length >= SHORTEST_PREFIX;
  const { rows } = await sql<LookedUpRow>`
    select given.word, lexeme, listings, true as "isKnown",
      (select sum(count)::integer from category_counts) as total
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
  const completions = rows.filter((row) => !row.isKnown && row.listings > typed);
  return { known, completions, total: rows[0]?.total ?? 0 };
};

interface LookedUpRow extends ListedWord {
  readonly isKnown: boolean;
  readonly total: number | null;
}

/** Sorts after every word with the prefix. A range lets one plan use the index for any prefix. */
const LAST_LETTER = '\u{10ffff}';

const completionsOf = (prefix: string) => sql`
  select word, lexeme, listings, false,
    (select sum(count)::integer from category_counts) from directory_words
  where word > ${prefix} and word < ${prefix + LAST_LETTER}
  order by listings desc, word
  limit ${sql.lit(MAX_COMPLETIONS)}
`;

export const wordsAlike = async (
  database: Kysely<ReadSchema>,
  word: string,
): Promise<readonly ListedWord[]> => {
  const { rows } = await sql<ListedWord>`select * from words_alike(${word})`.execute(database);
  return rows;
};
