import type { ContentLanguage } from '../content/content.constants.ts';
import { privateDetailsIn } from '../privacy/private-details.ts';
import { withoutNames } from './redaction-names.ts';
import { withoutNumbers, withoutZipCodes } from './redaction-patterns.ts';
import { withoutCities } from './redaction-places.ts';
import { NEUTRAL, type NeutralWords, replaced } from './redaction-words.ts';

export interface Redaction {
  /** Names of the account, and of its children as far as they are known. */
  readonly names: readonly string[];
  /** Names of states by the ZIP codes in the texts. */
  readonly statesByZip: ReadonlyMap<string, string>;
  readonly language: ContentLanguage;
}

/**
 * A text with its digits as those of English, together where they were typed one by one, and its letters in their
 * usual forms, so that `２ ７ ７ ０ １` is a ZIP code.
 */
export const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[^\P{C}\s]/gu, '')
    .replaceAll(/(?<![\p{N}.,])(?:\d[\s.·_-]{1,2}){3,}\d(?!\p{N})/gu, (typed) =>
      typed.replaceAll(/\D/gu, ''),
    );

/** Digits of a script follow one another from its zero. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/** Letters of other scripts: a name in them would not be recognized. */
const OTHER_SCRIPTS =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+(?:[\s-]*[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+)*/gu;

/**
 * Texts of one conversation as an outside model may read them: without names, addresses of any kind,
 * numbers of persons, days, and places smaller than a state. Neutral words stand for them, so that a
 * question stays a question. A word with a capital that is no ordinary word counts as a name, and so do letters
 * of other scripts. Deterministic; a rare name without a capital and without a word that leads to it stays.
 */
export const redact = (
  texts: readonly string[],
  { names, statesByZip, language }: Redaction,
): readonly string[] => {
  const words = NEUTRAL[language];
  const plain = texts.map((text) =>
    withoutNumbers(
      withoutDetails(readable(text).replaceAll(OTHER_SCRIPTS, words.person), words),
      words,
    ),
  );
  const placeless = withoutCities(
    plain.map((text) => withoutZipCodes(text, (zip) => statesByZip.get(zip), words)),
    words.place,
  );
  return withoutNames(placeless, { known: names, words });
};

/** Also what is spelled out, such as `ana at example dot org`. */
const withoutDetails = (text: string, words: NeutralWords): string =>
  replaced(
    text,
    privateDetailsIn(text).flatMap(({ kind, from, to }) =>
      kind === 'name' ? [] : [{ from, to, by: kind === 'ssn' ? words.number : words[kind] }],
    ),
  );
