import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';
import { SYNONYMS, type Synonym } from './synonyms.ts';
import { WISHES, type Wish } from './wishes.ts';

/** Something that a family is looking for, as the directory calls it. */
export interface Need extends Pick<Synonym, 'categories' | 'fits'> {
  /** The words that said so. */
  readonly words: readonly string[];
}

export interface UnderstoodSearch {
  readonly needs: readonly Need[];
  readonly wishes: readonly Wish[];
  /** What else was said: names, specialties, towns. */
  readonly words: readonly string[];
  /** What says little beside the rest: a listing need not hold it. */
  readonly faint: readonly string[];
}

/** More words than this say no more, and each costs a look-up. */
const MOST_WORDS = 12;

/** "won’t" is `wont`, "O'Brien" `o` and `brien`, "José" `jose`; signs and emoji are no words. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/n['’]t\b/g, 'nt')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NOT = setOf('not no never isnt arent doesnt dont didnt wont cant cannot hasnt');

/** They change neither what is meant nor what is found. */
const SMALL = setOf(
  'a an and any are at be been being but by can could did do does for from had has have he her hers ' +
    'him his how i if im in is it its just me my of on or our really she so some still that the ' +
    'their them there they this to too us very was we were what when where which who why will with ' +
    'would yet you your ive hes shes theyre ll re ve ' +
    'de del el la las los un una en con para por que y',
);

/** They say something only where nothing else does: "autism dentist" is about teeth. */
const FAINT = setOf(
  'autism autistic asd spectrum child children kid kids son sons daughter boy girl toddler baby ' +
    'teen year years old yo month months need needs want wants help helps looking find search good ' +
    'best great top local near nearby close closest around here free affordable cheap accepts ' +
    'accepting new patients doctor doctors dr specialist specialists provider providers place ' +
    'places someone service services therapy therapies therapist therapists treatment support ' +
    'program programs care please thanks get getting go going always lot much problem problems ' +
    'trouble issue issues other school insurance network take takes taking covered ' +
    'autismo autista espectro nino nina ninos ninas hijo hija bebe adolescente anos meses ayuda ' +
    'necesito necesita busco buscar quiero cerca gratis mejor doctora medico especialista terapia ' +
    'terapeuta terapias seguro acepta aceptan problema problemas tiene mi su le lo al se es',
);

/** What the forms of a word have in common. It is compared with its like only and never shown. */
const rootOf = (word: string): string =>
  NOT.has(word)
    ? 'not'
    : word.length < 4
      ? word
      : word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');

const isSmall = (word: string): boolean => SMALL.has(word);

/** The first letter of a word, or the initial of a name: too many begin so. */
const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);

const isFaint = (word: string): boolean => FAINT.has(word) || NOT.has(word) || /^\d+$/.test(word);

const rootsOf = (words: readonly string[]): string => words.map(rootOf).join(' ');

const partsOf = (phrase: string): readonly string[] =>
  wordsOf(phrase).filter((word) => !isSmall(word));

type Meaning =
  | { readonly kind: 'need'; readonly synonym: Synonym }
  | { readonly kind: 'wish'; readonly wish: Wish };

const ALL_SYNONYMS = [...SYNONYMS, ...SPANISH_SYNONYMS];

const byRoots = (phrase: string, meaning: Meaning): readonly [string, Meaning] => [
  rootsOf(partsOf(phrase)),
  meaning,
];

const BY_ROOTS: ReadonlyMap<string, Meaning> = new Map([
  ...ALL_SYNONYMS.flatMap((synonym) =>
    synonym.phrases.map((phrase) => byRoots(phrase, { kind: 'need', synonym })),
  ),
  ...WISHES.flatMap((wish) =>
    wish.phrases.map((phrase) => byRoots(phrase, { kind: 'wish', wish })),
  ),
]);

const LONGEST_PHRASE = Math.max(...[...BY_ROOTS.keys()].map((key) => key.split(' ').length));

/** Every word that is recognized, as it is written here. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  [...ALL_SYNONYMS, ...WISHES].flatMap(({ phrases }) => phrases.flatMap(partsOf)),
);

/**
 * Sorts what was typed into needs and wishes, by the longest phrases first, and other words.
 * Nothing is left of a text that says nothing ("of my", an emoji).
 */
export const understand = (words: readonly string[]): UnderstoodSearch => {
  const needs: Need[] = [];
  const wishes: Wish[] = [];
  const others: string[] = [];
  const spoken = words.filter((word) => !isSmall(word));
  for (let at = 0; at < spoken.length; ) {
    const [phrase, meaning] = longestAt(spoken, at);
    if (meaning === undefined) others.push(...phrase.filter((word) => !isLetter(word)));
    else if (meaning.kind === 'wish') wishes.push(meaning.wish);
    else {
      const { categories, fits } = meaning.synonym;
      needs.push({ categories, fits, words: phrase });
    }
    at += phrase.length;
  }
  const faint = unique(others.filter(isFaint));
  const telling = unique(others.filter((word) => !isFaint(word)));
  const isAllFaint = needs.length + wishes.length + telling.length === 0;
  return isAllFaint
    ? { needs, wishes, words: faint, faint: [] }
    : { needs, wishes: [...new Set(wishes)], words: telling, faint };
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** The words that mean something together, or else one word. */
const longestAt = (
  words: readonly string[],
  at: number,
): readonly [phrase: readonly string[], meaning: Meaning | undefined] => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const meaning = BY_ROOTS.get(rootsOf(phrase));
    if (meaning !== undefined) return [phrase, meaning];
  }
  return [words.slice(at, at + 1), undefined];
};
