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
 * Texts of one conversation as an outside model may read them: without names, addresses of any kind,
 * numbers of persons, days, and places smaller than a state. Neutral words stand for them, so that a
 * question stays a question. Deterministic; a name that it cannot know, as a rare one without a capital, stays.
 */
export const redact = (
  texts: readonly string[],
  { names, statesByZip, language }: Redaction,
): readonly string[] => {
  const words = NEUTRAL[language];
  const plain = texts.map((text) =>
    withoutNumbers(withoutDetails(text.normalize('NFC'), words), words),
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
