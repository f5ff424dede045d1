import type { ContentLanguage } from '../content/content.constants.ts';
import { setOfWords } from '../kernel/plain-word.ts';

/** Frequent words. Those that several languages share tell them apart by how many come together. */
const WORDS = {
  en: setOfWords(
    'the a an and of to in is are was be you your it this that for with on can may not do if or from by at as have has will we they he she who what how when our their about i my me should does did where which much many get',
  ),
  es: setOfWords(
    'el la los las un una unos unas y de del que en es son está están su sus tu para con por se lo le no al a nos me como cuánto cuál dónde hago tengo debo hijo hija niño niña niños les ser puede pueden si o usted hay cuando qué quién cómo también este esta ya muy mi',
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

/** Shorter texts tell no language. */
const LEAST_WORDS = 4;

/** More words of a language than of another, so that a title or a word that both have tells nothing. */
const LEAST_MORE = 2;

/** A text as long has a frequent word. */
const MANY_WORDS = 10;

/** Whether a text is in another language than this one. A text of few words is in any. */
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
 * The language of our pages that a question is written in; that of its page where its words do not tell.
 * Of few words, one that only one of the languages has is enough.
 */
export const languageOf = (question: string, page: ContentLanguage): ContentLanguage => {
  const words = wordsOf(question);
  const english = countOf(words, 'en') + endingsOf(words, ENGLISH_ENDINGS);
  const spanish = countOf(words, 'es') + endingsOf(words, SPANISH_ENDINGS);
  const more = spanish - english;
  if (more >= LEAST_MORE || (more >= 0 && /[¿¡ñáéíóú]/iu.test(question))) return 'es';
  if (more <= -LEAST_MORE) return 'en';
  const plain = words.filter((word) => !IN_BOTH.has(word));
  const isOnly = (own: ContentLanguage, other: ContentLanguage): boolean =>
    countOf(plain, own) > 0 && countOf(plain, other) === 0;
  if (isOnly('es', 'en')) return 'es';
  return isOnly('en', 'es') ? 'en' : page;
};

/** Frequent words of one language that are words of the other, too. */
const IN_BOTH = setOfWords('no me a he has son as is de la en y o an in on sin se ser le');

/** Endings that words of the other language seldom have. */
const ENGLISH_ENDINGS = /(?:ing|tion|ould|ght|ed|ty|ly|ck|sh|th)$/u;
const SPANISH_ENDINGS =
  /(?:ción|cion|mente|ando|iendo|ado|ida|ito|ita|arse|arme|aron|aba|dad|ñ[oa]s?)$/u;

const endingsOf = (words: readonly string[], endings: RegExp): number =>
  words.filter((word) => word.length > SHORTEST_WITH_ENDING && endings.test(word)).length;

const SHORTEST_WITH_ENDING = 4;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const countOf = (words: readonly string[], language: Language): number =>
  words.filter((word) => WORDS[language].has(word)).length;
