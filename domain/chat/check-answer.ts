import type { ContentLanguage } from '../content/content.constants.ts';
import { plainTextOf } from '../text/plain-text.ts';
import type { WrittenSentence } from './answer-sentences.ts';
import { claimsOf, isSupported } from './claims.ts';
import { deviationOf } from './restates.ts';
import type { Evidence } from './source-sentences.ts';

/** All that an answer is checked against. */
export interface Checked {
  /** By number. Tools add to them. */
  readonly passages: readonly Evidence[];
  readonly language: ContentLanguage;
}

/**
 * A sentence of a model as it may be said, in plain text and with its sources; null for one that may not.
 * It is in the letters of our two languages, names no host, cites a passage that was given, and says again what
 * that passage says: its numbers, laws, deadlines, phones and sums stand there, and so do its words (`deviationOf`).
 * Nothing else is said, however harmless it may look.
 */
export const checkSentence = (
  { text: written, cited }: WrittenSentence,
  { passages, language }: Checked,
): WrittenSentence | null => {
  const text = plainTextOf(plainTextOf(written).normalize('NFKC'));
  if (!WRITABLE.test(text) || !/\p{L}/u.test(text) || HOSTS.some((host) => host.test(text)))
    return null;
  const given = cited.filter((passage) => passages[passage] !== undefined);
  if (given.length === 0) return null;
  const sources = given.flatMap((passage) => passages[passage] ?? []);
  const source = sources.map(({ title, text: body }) => `${title}\n${body}`).join('\n\n');
  if (!isSupported(claimsOf(text, language), source, language)) return null;
  if (speaksForItself(text, source, language) || deviationOf(text, sources, language) !== null)
    return null;
  return { text, cited: given };
};

/** Letters, digits and signs of English and Spanish, once compatible forms are unified. */
const WRITABLE = /^[A-Za-zÁÉÍÓÚÜÑÇÀÈÏÖáéíóúüñçàèïö0-9 .,;:!?¡¿'"‘’“”«»()%$§&/+\u2010-\u2015⁄-]+$/u;

/** Ways to write an address of the web or of mail, and handles. The places of our pages are shown beside a sentence. */
const HOSTS: readonly RegExp[] = [
  /[\p{L}\p{N}-]{2,}\s?\.\s?\p{L}{2,}\s?\//u,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]*[\p{L}\p{N}]{2,}\.(?!(?:m|g|e|ej)\b)\p{L}{2,}/u,
  /(?<!\p{L})\p{L}\.\p{Ll}{2,}/u,
  /\d+\.\d+\.\d+\.\d+/u,
  /:\/\/|\/\/|\bwww\b|\bhttps?\b|\bhxxp|@|(?:^|\s)#\w/iu,
  /\b(?:dot|punto|point) ?(?:com|org|net|gov|edu|io|ly|co|info|me|app|us|mx)\b/iu,
  /[([{] ?(?:dot|punto|\.) ?[)\]}]/iu,
  /\b(?:com|org|net)\b/iu,
];

/** Asks the reader, or says "I", where its source does not. */
const speaksForItself = (text: string, source: string, language: ContentLanguage): boolean => {
  const words = FIRST_PERSON[language];
  const own = text.match(words) ?? [];
  const theirs = new Set((source.match(words) ?? []).map((each) => each.toLowerCase()));
  if (own.some((each) => !theirs.has(each.toLowerCase()))) return true;
  return /[?¿]/u.test(text) && !/[?¿]/u.test(source);
};

const FIRST_PERSON: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /\b(?:I|I['’]\p{L}+|we|we['’]\p{L}+|me|us|my|our|mine|ours|myself)\b/giu,
  es: /(?<!\p{L})(?:yo|me|nos|nosotros|mi|mis|nuestr[oa]s?|soy|somos|estoy|estamos|tengo|tenemos|puedo|podemos|conmigo)(?!\p{L})/giu,
};
