import { setOfWords } from '../kernel/plain-word.ts';
import { plainWordsOf } from '../text/letters.ts';
import { isQuestionWord, saysNothing } from './says-nothing.ts';

/**
 * Returns whether a message depends on the question before it: "and for Medicaid?", "how long?", "¿cuánto
 * cuesta?", "does insurance pay for it?".
 */
export const goesOn = (text: string): boolean => {
  const words = plainWordsOf(text);
  const [first = '', second = ''] = words;
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  const own = words.filter((word) => !saysNothing(word) && !OF_SOMETHING.has(word));
  if (own.length === 0) return words.some((word) => isQuestionWord(word) || OF_SOMETHING.has(word));
  if (LINKS.has(first) || LINK_PAIRS.has(`${first} ${second}`)) return true;
  return own.length <= MAX_OWN && POINTS_BACK.test(` ${words.join(' ')} `);
};

/** Words for an aspect of something named before: "any limit on hours?", "hasta qué edad". */
const OF_SOMETHING = setOfWords(
  'ahead limit limits maximum minimum step steps first second last tiny phone number form forms example examples',
  'hasta desde limite limites maximo minimo paso pasos primer primero primera telefono numero formulario ejemplo ejemplos',
);

/** Word limit: longer messages stand alone. */
const MAX_WORDS = 9;

/** Maximum content words beside one that points back. */
const MAX_OWN = 3;

/** Conjunctions at the start of a follow-up question. */
const LINKS = setOfWords('and or but also y o pero tambien ademas');

const LINK_PAIRS: ReadonlySet<string> = new Set([
  'what about',
  'how about',
  'what if',
  'que tal',
  'que pasa',
  'y si',
  'same for',
  'lo mismo',
  'phone of',
  'phone for',
  'number of',
  'number for',
  'telefono de',
  'numero de',
]);

/** Words that refer to something named before, except in "is it normal to …", where they refer to nothing. */
const POINTS_BACK =
  / (?:(?<! is| was| does)it(?! (?:is|was|normal|ok|true))|them|those|these|ones?|(?:that|this)(?= (?:is|does|work|works|mean|means|take|takes|cost|costs|too|one|apply|applies) | $)|eso|esto|esos|esas|ellos|ellas|\p{L}{3,}(?:rl[oae]s?|ndol[oa]s?)) /u;
