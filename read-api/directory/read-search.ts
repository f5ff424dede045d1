import {
  SYNONYM_WORDS,
  type UnderstoodSearch,
  understand,
  wordsOf,
} from '@hearthway/domain/directory/needs.ts';
import { categoryTerm } from '@hearthway/domain/directory/search-terms.ts';
import { soundOf } from '@hearthway/domain/directory/sound.ts';
import { closestWord } from '@hearthway/domain/directory/typo.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { type Term, termsOf } from './terms.ts';
import { type LookedUp, lookUp, wordsAlike } from './vocabulary.ts';

/**
 * Terms of a search, in the words of listings and of parents. Empty for a text without meaning
 * ("the", an emoji); undefined when no listing has its words.
 */
export const readSearch = async (
  database: Kysely<ReadSchema>,
  text: string,
): Promise<readonly Term[] | undefined> => {
  const words = wordsOf(text);
  const said = understand(words);
  if (said.needs.length + said.preferences.length + said.words.length === 0) return [];
  const understood = await lookUpAll(database, said, words.at(-1));
  const unknown = unknownIn(understood);
  const {
    said: meant,
    lastWord,
    lookedUp,
  } = unknown.length === 0 ? understood : await correct(database, words, unknown);
  const terms = termsOf(meant, lookedUp, lastWord);
  return terms.length === 0 ? undefined : terms;
};

interface Understood {
  readonly said: UnderstoodSearch;
  readonly lookedUp: LookedUp;
  /** It may not be finished. */
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
    ...said.faint,
  ];
  const isOpen = lastWord !== undefined && [...said.words, ...said.faint].includes(lastWord);
  const lookedUp = await lookUp(database, { words, prefix: isOpen ? lastWord : undefined });
  return { said, lookedUp, lastWord: isOpen ? lastWord : undefined };
};

const unknownIn = ({ said, lookedUp: { known, completions }, lastWord }: Understood) =>
  said.words.filter(
    (word) =>
      !known.has(word) &&
      !SYNONYM_WORDS.has(word) &&
      !(word === lastWord && completions.length > 0),
  );

/** Corrected words may be another need: "speach therpy". */
const correct = async (
  database: Kysely<ReadSchema>,
  words: readonly string[],
  unknown: readonly string[],
): Promise<Understood> => {
  const corrections = new Map(
    await Promise.all(
      unknown.map(async (word) => [word, await correctionOf(database, word)] as const),
    ),
  );
  const corrected = words.map((word) => corrections.get(word) ?? word);
  return lookUpAll(database, understand(corrected), corrected.at(-1));
};

/** A parents' word is likelier than a name, and takes no query. */
const correctionOf = async (
  database: Kysely<ReadSchema>,
  word: string,
): Promise<string | undefined> => {
  const meant =
    closestWord(word, PARENTS_WORDS) ?? closestWord(word, await wordsAlike(database, word));
  return meant?.word;
};

const PARENTS_WORDS = [...SYNONYM_WORDS].map((word) => ({
  word,
  listings: 0,
  sound: soundOf(word),
}));
