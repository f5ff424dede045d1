import type { ContentLanguage } from '../content/content.constants.ts';

/** Frequent words. Those that several languages share tell them apart by how many come together. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the a an and of to in is are was be you your it this that for with on can may not do if or from by at as have has will we they he she who what how when our their about i my',
  es: 'el la los las un una unos unas y de del que en es son está están su sus tu para con por se lo le no al como más puede pueden si o usted hay cuando qué quién cómo también este esta ya muy mi',
  fr: 'le la les un une des et de du que en est sont vous votre pour avec par ce cette il elle ne pas au aux qui dans sur peut si ou je nous mais être à',
  pt: 'o a os as um uma e de do da dos das que em no na é são seu sua para com por se não ao mais pode você ou quando também isso este está mas eu',
  de: 'der die das ein eine und von zu in ist sind sie ihr ihre für mit auf kann nicht wenn oder es den dem wie auch bei im ich wir aber',
  it: 'il lo la gli le un una e di del della che in è sono suo sua per con si non al come più può se o anche questo questa ma io',
};

const SETS = Object.entries(WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** Shorter texts tell no language. */
const LEAST_WORDS = 4;

/** Whether a text is in another language than this one. A text of few words is in any. */
export const isInAnotherLanguage = (text: string, language: ContentLanguage): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length * 4 > letters.length) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  const counts = SETS.map(([name, known]) => ({
    name,
    count: words.filter((word) => known.has(word)).length,
  }));
  const own = counts.find(({ name }) => name === language)?.count ?? 0;
  if (own === 0 && words.length >= MANY_WORDS) return true;
  return counts.some(({ name, count }) => name !== language && count >= LEAST_OTHER && count > own);
};

/** A text as long has a frequent word. */
const MANY_WORDS = 10;

/** Words of another language in a row may be a title. */
const LEAST_OTHER = 2;
