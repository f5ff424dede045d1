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
  /** Those of the words that any listing holds. */
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
  const columns = ['word', 'lexeme', 'listings'] as const;
  const exact = database
    .selectFrom('directory_words')
    .select([...columns, sql<boolean>`true`.as('is_exact')])
    .where(sql<boolean>`word = any(${words})`);
  const query =
    prefix === undefined || prefix.length < SHORTEST_PREFIX
      ? exact
      : exact.unionAll(
          database
            .selectFrom('directory_words')
            .select([...columns, sql<boolean>`false`.as('is_exact')])
            .where(sql<boolean>`word ^@ ${prefix}`)
            .where('word', '!=', prefix)
            .orderBy('listings', 'desc')
            .orderBy('word')
            .limit(MOST_COMPLETIONS),
        );
  const rows = await query.execute();
  const known = new Map(rows.filter((row) => row.is_exact).map((row) => [row.word, row]));
  const typed = prefix === undefined ? 0 : (known.get(prefix)?.listings ?? 0);
  return {
    known,
    completions: rows.filter((row) => !row.is_exact && row.listings > typed),
  };
};

/** Words that look like this one. */
export const wordsAlike = async (
  database: Kysely<ReadSchema>,
  word: string,
): Promise<readonly ListedWord[]> => {
  const { rows } = await sql<ListedWord>`select * from words_alike(${word})`.execute(database);
  return rows;
};
