import type { Report } from './fault.ts';
import { AVOIDED_WORDS } from './layout.ts';
import { wordsIn } from './words.ts';

export interface AvoidedWord {
  /** Phrase as listed; a `*` stands for any ending of a word, and a dash for a space. */
  readonly phrase: string;
  readonly instead: string;
  /** Words of the phrase, normalized for comparison. */
  readonly words: readonly string[];
}

/** Reads lines of the form `phrase: words to use instead`; `#` begins a comment. */
export const readAvoidedWords = (text: string, report: Report): readonly AvoidedWord[] =>
  text.split('\n').flatMap((entry, index) => {
    if (entry.trim() === '' || entry.startsWith('#')) return [];
    const at = entry.indexOf(':');
    const [phrase, instead] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    if (at > 0 && phrase !== '' && instead !== '')
      return { phrase, instead, words: phrase.split(/[\s-]+/).map(comparable) };
    report({
      rule: 'files',
      file: AVOIDED_WORDS,
      line: index + 1,
      says: 'A line has the form "phrase: words to use instead".',
    });
    return [];
  });

/** Returns the phrases that a text contains, case-insensitive. */
export const findAvoided = (
  text: string,
  avoided: readonly AvoidedWord[],
): readonly AvoidedWord[] => {
  const said = wordsIn(text).map(comparable);
  return avoided.filter(({ words: [first = '', ...others] }) =>
    said.some(
      (word, at) =>
        matches(word, first) &&
        others.every((pattern, index) => matches(said[at + 1 + index], pattern)),
    ),
  );
};

const comparable = (word: string): string =>
  word.normalize('NFC').toLowerCase().replaceAll('’', "'");

const matches = (word: string | undefined, pattern: string): boolean =>
  word === pattern || (pattern.endsWith('*') && word?.startsWith(pattern.slice(0, -1)) === true);
