import type { ContentLanguage } from '../content/content.constants.ts';
import { setOfWords } from '../kernel/plain-word.ts';
import { LANGUAGE_PIECES } from './language-pieces.constants.ts';
import { letterPiecesOf } from './letters.ts';

/** Frequent words. Words shared by languages discriminate by how many occur together. */
const WORDS = {
  en: setOfWords(
    'the a an and of to in is are was be you your it this that for with on can may not do if or from by at as have has will we they he she who what how when our their about i my me should does did where which much many get said says need want help find delete',
  ),
  es: setOfWords(
    'el la los las un una unos unas y de del que en es son está están su sus tu para con por se lo le no al a nos me como cuánto cuál dónde hago tengo debo hijo hija niño niña niños les ser puede pueden si o usted hay cuando qué quién cómo también este esta ya muy mi necesito quiero dice dijo',
  ),
  fr: setOfWords(
    'le la les un une des et de du que en est sont vous votre pour avec par ce cette il elle ne pas au aux qui dans sur peut si ou je nous mais être à',
  ),
  pt: setOfWords(
    'o a os as um uma e de do da dos das que em no na é são seu sua para com por se não ao mais pode você ou quando também isso este está mas eu',
  ),
  de: setOfWords(
    'der die das ein eine und von zu in ist sind sie ihr ihre für mit auf kann nicht wenn oder es den dem wie auch bei im ich wir aber',
  ),
  it: setOfWords(
    'il lo la gli le un una e di del della che in è sono suo sua per con si non al come più può se o anche questo questa ma io',
  ),
};

type Language = keyof typeof WORDS;

const LANGUAGES = ['en', 'es', 'fr', 'pt', 'de', 'it'] as const satisfies readonly Language[];

/** Minimum words to determine a language. */
const LEAST_WORDS = 4;

/** Minimum lead over another language, so that titles and shared words decide nothing. */
const LEAST_MORE = 2;

/** Word count from which a text contains a frequent word. */
const MANY_WORDS = 10;

/** Detects a text in another language than the given one. Accepts texts of few words. */
export const isInAnotherLanguage = (text: string, language: ContentLanguage): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length * 4 > letters.length) return true;
  const words = wordsOf(text);
  if (words.length < LEAST_WORDS) return false;
  const own = countOf(words, language);
  if (own === 0 && words.length >= MANY_WORDS) return true;
  return LANGUAGES.some((other) => other !== language && countOf(words, other) >= own + LEAST_MORE);
};

/**
 * Detects the language of a question; falls back to the page's if its words are undecided, as for names and
 * numbers.
 */
export const languageOf = (question: string, page: ContentLanguage): ContentLanguage => {
  const { en, es } = signsOf(question);
  if (en === es) return page;
  return es > en ? 'es' : 'en';
};

/** Detects the languages of a question, most frequent first: both if mixed. */
export const languagesOf = (
  question: string,
  page: ContentLanguage,
): readonly ContentLanguage[] => {
  const first = languageOf(question, page);
  const second = first === 'en' ? 'es' : 'en';
  const own = wordsOf(question.replaceAll(NAMES, ' ')).filter(
    (word) => word.length > 1 && wordLanguage(word) === second,
  );
  const isMixed = own.length >= LEAST_MIXED && own.some((word) => isFrequent(word, second));
  return isMixed ? [first, second] : [first];
};

/** Minimum words of the other language; fewer may be a name such as "Early Intervention". */
const LEAST_MIXED = 2;

/** Capitalized words within a sentence, as in `El Paso`. */
const NAMES = /(?<=[\p{L}\d,] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

/** Weighs the words of each language. */
const signsOf = (question: string): Readonly<Record<ContentLanguage, number>> => {
  const signs = { en: 0, es: /[¿¡ñ]/u.test(question) ? 1 : 0 };
  for (const word of wordsOf(question)) {
    const language = wordLanguage(word);
    if (language !== null) signs[language] += isFrequent(word, language) ? 1 : OTHER_WORD;
  }
  return signs;
};

/** Weight of a rare word; a frequent word weighs 1. */
const OTHER_WORD = 0.6;

/** Detects the language of a single word by frequency or letters; null if ambiguous. */
export const wordLanguage = (word: string): ContentLanguage | null => {
  if (IN_BOTH.has(word)) return null;
  const isEnglish = isFrequent(word, 'en');
  const isSpanish = isFrequent(word, 'es');
  if (isEnglish !== isSpanish) return isEnglish ? 'en' : 'es';
  if (/[áéíóúñ]/u.test(word)) return 'es';
  let sum = 0;
  for (const piece of letterPiecesOf(word)) {
    if (PIECES.en.has(piece)) sum += 1;
    if (PIECES.es.has(piece)) sum -= 1;
  }
  if (sum === 0) return null;
  return sum > 0 ? 'en' : 'es';
};

const isFrequent = (word: string, language: ContentLanguage): boolean =>
  !IN_BOTH.has(word) && WORDS[language].has(word);

/** Frequent words of one language that also occur in the other. */
const IN_BOTH = setOfWords('no me a he has son as o sin le');

const piecesOf = (pieces: string): ReadonlySet<string> =>
  new Set(pieces.split(' ').map((piece) => piece.replaceAll('_', ' ')));

const PIECES = { en: piecesOf(LANGUAGE_PIECES.en), es: piecesOf(LANGUAGE_PIECES.es) };

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const countOf = (words: readonly string[], language: Language): number =>
  words.filter((word) => WORDS[language].has(word)).length;
