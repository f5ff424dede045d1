import type { ContentLanguage } from '../content/content.constants.ts';
import { plainTextOf } from '../text/plain-text.ts';
import type { WrittenSentence } from './answer-sentences.ts';
import { claimsOf, isSupported } from './claims.ts';
import { deviationOf } from './restates.ts';
import type { Evidence } from './source-sentences.ts';

/** Context that an answer is checked against. */
export interface Checked {
  /** Passages by number. Tools append to them. */
  readonly passages: readonly Evidence[];
  readonly language: ContentLanguage;
}

/**
 * Returns a model sentence as plain text with its sources, or null if it must not be shown. It must use the
 * letters of our two languages, contain no host, cite a given passage, and restate that passage: its numbers,
 * laws, deadlines, phones and sums must occur there, and so must its words (`deviationOf`). Anything else is
 * rejected, however harmless it looks.
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

/** Letters, digits and signs of English and Spanish, after normalization of compatible forms. */
const WRITABLE = /^[A-Za-zÁÉÍÓÚÜÑÇÀÈÏÖáéíóúüñçàèïö0-9 .,;:!?¡¿'"‘’“”«»()%$§&/+\u2010-\u2015⁄-]+$/u;

/** Patterns for web and mail addresses, and handles. Links to our pages are displayed beside a sentence. */
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

/** Detects questions to the reader, or an "I", that the source does not contain. */
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
