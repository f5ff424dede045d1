import { NEGATIONS, STOP_WORDS, WEAK_WORDS } from './common-words.constants.ts';
import { HELP_WORDS } from './search-terms.ts';
import { soundOf } from './sound.ts';
import { closestWord, type KnownWord } from './typo.ts';

/** Words that parents write, beside names: those for help, and the common ones around them. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...HELP_WORDS,
  ...WEAK_WORDS,
  ...STOP_WORDS,
  ...NEGATIONS,
]);

/** Those for help go before common words that are as close. */
const KNOWN: readonly KnownWord[] = [...PLAIN_WORDS].map((word) => ({
  word,
  listings: HELP_WORDS.has(word) ? 1 : 0,
  sound: soundOf(word),
}));

/** The plain word that was meant; undefined for a name. */
export const plainWordLike = (word: string): string | undefined =>
  PLAIN_WORDS.has(word) ? word : closestWord(word, KNOWN)?.word;
