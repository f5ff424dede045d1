import type { ContentLanguage } from '../content/content.constants.ts';
import { privateDetailsIn } from '../privacy/private-details.ts';
import { withoutNames } from './redaction-names.ts';
import { withoutNumbers, withoutZipCodes } from './redaction-patterns.ts';
import { withoutCities } from './redaction-places.ts';
import { NEUTRAL, type NeutralWords, replaced } from './redaction-words.ts';

export interface Redaction {
  /** Names of the account and of its known children. */
  readonly names: readonly string[];
  /** State names by the ZIP codes in the texts. */
  readonly statesByZip: ReadonlyMap<string, string>;
  readonly language: ContentLanguage;
}

/**
 * Normalizes digits to ASCII, joins digits typed one by one, and normalizes compatibility forms of letters,
 * so that `２ ７ ７ ０ １` is a ZIP code.
 */
export const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[^\P{C}\s]/gu, '')
    .replaceAll(/(?<![\p{N}.,])(?:\d[\s.·_-]{1,2}){3,}\d(?!\p{N})/gu, (typed) =>
      typed.replaceAll(/\D/gu, ''),
    );

/** Finds a digit by its distance from the zero of its script. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/** Letters of other scripts, in which names would not be recognized. */
const OTHER_SCRIPTS =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+(?:[\s-]*[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+)*/gu;

/**
 * Redacts the texts of a conversation for an outside model: names, addresses of any kind, personal numbers,
 * dates, and places smaller than a state. Neutral words replace them, to keep the question intelligible.
 * Capitalized words that are not ordinary words count as names, as do letters of other scripts.
 * Deterministic. Keeps a rare lower-case name that no word introduces.
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

/** Includes spelled-out addresses such as `ana at example dot org`. */
const withoutDetails = (text: string, words: NeutralWords): string =>
  replaced(
    text,
    privateDetailsIn(text).flatMap(({ kind, from, to }) =>
      kind === 'name' ? [] : [{ from, to, by: kind === 'ssn' ? words.number : words[kind] }],
    ),
  );
