import { type UnderstoodSearch, understand, wordsOf } from '@hearthway/domain/directory/needs.ts';
import { isPlainWord, plainWordsLike } from '@hearthway/domain/directory/plain-words.ts';
import {
  partsOf,
  withPartsJoined,
  withPhrasesCompleted,
} from '@hearthway/domain/directory/respell.ts';
import { categoryTerm, HELP_WORDS } from '@hearthway/domain/directory/search-terms.ts';
import { correctionsOf } from '@hearthway/domain/directory/typo.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { type Term, termsOf } from './terms.ts';
import { type LookedUp, lookUp, wordsAlike } from './vocabulary.ts';

/**
 * Returns the terms of a search, in the words of listings and of parents. Empty for a text without meaning
 * ("the", an emoji); undefined if no listing has its words.
 */
export const readSearch = async (
  database: Kysely<ReadSchema>,
  text: string,
): Promise<readonly Term[] | undefined> => {
  const words = withPhrasesCompleted(wordsOf(text));
  const said = understand(words);
  if (said.needs.length + said.preferences.length + said.words.length === 0) return [];
  const understood = await lookUpAll(database, said, words.at(-1));
  const unknown = unknownIn(understood);
  const meant = unknown.size === 0 ? words : await corrected(database, words, unknown);
  const terms = termsFrom(meant === words ? understood : await lookUpMeant(database, meant));
  if (terms.length > 0) return terms;
  // If no name is similar, even a single everyday word is a clue.
  const byClues = termsFrom(await lookUpMeant(database, meant, { mayBeName: false }));
  return byClues.length === 0 ? undefined : byClues;
};

const termsFrom = ({ said, lookedUp, lastWord }: Understood): readonly Term[] =>
  termsOf(said, lookedUp, lastWord);

const lookUpMeant = (
  database: Kysely<ReadSchema>,
  words: readonly string[],
  options: { readonly mayBeName?: boolean } = {},
): Promise<Understood> => lookUpAll(database, understand(words, options), words.at(-1));

interface Understood {
  readonly said: UnderstoodSearch;
  readonly lookedUp: LookedUp;
  /** Possibly still being typed. */
  readonly lastWord: string | undefined;
}

const lookUpAll = async (
  database: Kysely<ReadSchema>,
  said: UnderstoodSearch,
  lastWord: string | undefined,
): Promise<Understood> => {
  const words = [
    ...said.needs.flatMap((need) => [
      ...need.categories.map(categoryTerm),
      ...need.fits,
      ...need.words,
    ]),
    ...said.preferences.flatMap(({ saidAs }) => saidAs.flatMap(wordsOf)),
    ...said.words,
    ...said.words.flatMap((word) => helpWordLike(word) ?? []),
    ...said.faint,
  ];
  const isOpen = lastWord !== undefined && [...said.words, ...said.faint].includes(lastWord);
  const lookedUp = await lookUp(database, { words, prefix: isOpen ? lastWord : undefined });
  return { said, lookedUp, lastWord: isOpen ? lastWord : undefined };
};

const unknownIn = ({
  said,
  lookedUp: { known, completions },
  lastWord,
}: Understood): ReadonlySet<string> =>
  new Set(
    said.words.filter((word) => {
      if (isPlainWord(word) || (word === lastWord && completions.length > 0)) return false;
      const listings = known.get(word)?.listings;
      if (listings === undefined) return true;
      const meant = known.get(helpWordLike(word) ?? '')?.listings ?? 0;
      return meant >= listings * LIKELIER_A_SLIP;
    }),
  );

/**
 * A word found in this many times fewer listings than a similar word for help is a typo there, or a rare
 * name.
 */
const LIKELIER_A_SLIP = 300;

/** Shorter names too often differ from a word for help by one letter. */
const SHORTEST_SLIP = 6;

const helpWordLike = (word: string): string | undefined => {
  if (word.length < SHORTEST_SLIP || isPlainWord(word)) return undefined;
  const [closest] = plainWordsLike(word);
  return closest !== undefined && closest.cost <= 1 && HELP_WORDS.has(closest.known.word)
    ? closest.known.word
    : undefined;
};

/** Corrected words may express another need: "speach therpy". */
const corrected = async (
  database: Kysely<ReadSchema>,
  words: readonly string[],
  unknown: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const joined = withPartsJoined(words, (word) => unknown.has(word));
  const respelled = await Promise.all(
    joined.map(async (word) =>
      unknown.has(word) ? (partsOf(word) ?? (await correctionOf(database, word))) : word,
    ),
  );
  return withPhrasesCompleted(respelled.flat());
};

/**
 * Among the names of a million listings, one is similar to almost any word, so a plain word is more likely.
 */
const COST_OF_A_NAME = 0.5;

const correctionOf = async (database: Kysely<ReadSchema>, word: string): Promise<string> => {
  const [plain] = plainWordsLike(word);
  const [named] = correctionsOf(word, await wordsAlike(database, word));
  const meant =
    plain !== undefined && (named === undefined || plain.cost <= named.cost + COST_OF_A_NAME)
      ? plain
      : named;
  return meant?.known.word ?? word;
};
