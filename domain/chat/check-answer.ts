import type { ContentLanguage } from '../content/content.constants.ts';
import type { WrittenSentence } from './answer-sentences.ts';
import { claimsOf, hasClaims, isSupported } from './claims.ts';
import { plainTextOf } from './plain-text.ts';

/** A passage, as far as a sentence can rest on it. */
interface Evidence {
  readonly title: string;
  readonly text: string;
}

/** All that an answer is checked against. */
export interface Checked {
  /** By number. Tools add to them. */
  readonly passages: readonly Evidence[];
  readonly language: ContentLanguage;
}

/**
 * A sentence of a model as it may be said, in plain text and with its sources; null for one that may not.
 * Only passages that were given are cited. Numbers, laws, deadlines, phones, doses, sums and addresses stand
 * in the passages that the sentence cites, or the sentence is dropped.
 */
export const checkSentence = (
  { text: written, cited }: WrittenSentence,
  { passages, language }: Checked,
): WrittenSentence | null => {
  const text = plainTextOf(written);
  if (!/\p{L}/u.test(text) || isImposture(text)) return null;
  const given = cited.filter((passage) => passages[passage] !== undefined);
  if (given.length === 0 && cited.length > 0) return null;
  const claims = claimsOf(text, language);
  if (hasClaims(claims)) {
    const sources = given.flatMap((passage) => passages[passage] ?? []);
    const source = sources.map(({ title, text: body }) => `${title}\n${body}`).join('\n\n');
    if (given.length === 0 || !isSupported(claims, source, language)) return null;
  }
  return { text, cited: given };
};

/** Whether a text calls its writer a person of a profession, or itself therapy. */
const isImposture = (text: string): boolean => IMPOSTURES.some((pattern) => pattern.test(text));

const IMPOSTURES: readonly RegExp[] = [
  /\b(?:I am|I['’]m) (?:an?|your|his|her|the) (?:[\p{L}-]+ ){0,3}(?:therapist|doctor|physician|counsell?or|psychologist|psychiatrist|clinician|nurse|lawyer|attorney|human|person|parent|BCBA)\b/iu,
  /\b(?:as|being) (?:an?|your) (?:[\p{L}-]+ ){0,2}(?:therapist|doctor|physician|counsell?or|psychologist|psychiatrist|clinician|nurse|lawyer|attorney|BCBA),/iu,
  /\b(?:this|our) (?:chat |conversation )?(?:is|counts as) (?:a )?(?:therapy|therapy session)\b/iu,
  /(?<!\p{L})soy (?:(?:un|una|su|tu|el|la) )?(?:[\p{L}-]+ )?(?:terapeuta|doctora?|médic[oa]|consejer[oa]|psicólog[oa]|psiquiatra|enfermer[oa]|abogad[oa]|humano|persona)(?!\p{L})/iu,
  /(?<!\p{L})como (?:un|una|su|tu) (?:[\p{L}-]+ )?(?:terapeuta|doctora?|médic[oa]|consejer[oa]|psicólog[oa]|psiquiatra|enfermer[oa]|abogad[oa])(?: [\p{L}-]+)?,/iu,
  /(?<!\p{L})est[ea] (?:chat|conversación) es (?:una )?(?:sesión de )?terapia(?!\p{L})/iu,
];
