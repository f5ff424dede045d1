import { PLAIN_WORDS } from '../../directory/plain-words.ts';
import { setOfWords } from '../../kernel/plain-word.ts';
import type { StateCode } from '../../kernel/states.constants.ts';
import { stateAt } from '../../text/state-at.ts';
import { statesIn } from '../../text/states-in.ts';
import { isPlace } from './tool-question.ts';
import { type ToolWord, toolWordsOf } from './tool-words.ts';

/** Message that consists of a place, as a reply to a question for one. */
export interface PlaceAlone {
  /**
   * `code`: a ZIP code. `named`: certainly a place, by its state or by a word before it such as "in". `bare`:
   * words that count as a place only after a question for one.
   */
  readonly kind: 'code' | 'named' | 'bare';
  /** Location in the form that the directory search takes. */
  readonly location: string;
  /** Null if no state is named. */
  readonly state: StateCode | null;
}

/** Words that mark the following words as a place. */
const MARKERS = setOfWords(
  'in near around at from live lives living en cerca vivo vivimos vive viven estamos estoy',
);

/** Filler words before a place. */
const BEFORE = setOfWords(
  "it its it’s it's i im i’m i'm we we’re we're were are am is my our their this that zip zipcode code postal",
  'city town area state to by of close ok okay sure yes yeah yep oh well sorry hi hello here please so and or',
  'but try what whats about how maybe then actually let lets see now also thanks',
  'es mi nuestro nuestra su somos soy codigo ciudad pueblo zona estado por de del si claro ah perdon hola bueno',
  'aqui y o pero para seria ahora entonces tambien gracias quiza vale esta queda',
);

/** Skipped only next to a ZIP code, since `La Jolla` begins with one. */
const ARTICLES = setOfWords('the a el la los las un una');

const AFTER = setOfWords(
  'please thanks thank you area zip zipcode code is my our here usa por favor gracias codigo postal es mi aqui now ahora',
);

const MAX_LETTERS = 80;
const MAX_WORDS_OF_NAME = 4;

const ZIP = /^\d{5}(?:-?\d{4})?$/u;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u;

/**
 * Parses a message that consists of a place, in English or Spanish; null for any other message.
 * Deterministic.
 */
export const placeAloneIn = (text: string): PlaceAlone | null => {
  if (text.length > MAX_LETTERS) return null;
  const words = toolWordsOf(text).map(({ text: word, plain }) => ({
    text: word.replace(/[.-]+$/u, ''),
    plain: plain.replace(/[.-]+$/u, ''),
  }));
  const codes = words.filter((word) => ZIP.test(word.text));
  if (codes.length > 1) return null;
  const [code] = codes;
  return code === undefined ? nameAlone(text, words) : codeAlone(words, code);
};

const codeAlone = (words: readonly ToolWord[], code: ToolWord): PlaceAlone | null => {
  const others = words.filter(
    (word) => word !== code && !isAround(word) && !ARTICLES.has(word.plain),
  );
  // "78704 Austin, TX" names one place twice.
  if (others.length > 0 && !isName(others)) return null;
  return { kind: 'code', location: code.text, state: null };
};

const nameAlone = (text: string, words: readonly ToolWord[]): PlaceAlone | null => {
  const from = words.findIndex((word) => !BEFORE.has(word.plain) && !MARKERS.has(word.plain));
  if (from < 0) return null;
  const until = words.findLastIndex((word) => !AFTER.has(word.plain)) + 1;
  const name = words.slice(from, until);
  if (!isName(name)) return null;
  const location = between(text, name);
  const [state = null] = statesIn(location);
  const isCodeAlone = name.length === 1 && name[0]?.text.length === 2;
  const isMarked = words.slice(0, from).some(({ plain }) => MARKERS.has(plain));
  const isNamed = (hasState(name) && !isCodeAlone) || (isMarked && isPlace(name, 0));
  return { kind: isNamed ? 'named' : 'bare', location, state };
};

const isAround = ({ plain }: ToolWord): boolean =>
  BEFORE.has(plain) || MARKERS.has(plain) || AFTER.has(plain);

const hasState = (words: readonly ToolWord[]): boolean =>
  words.some((_, at) => stateAt(words, at) !== undefined);

/** Everyday words and words of help alone are not a name, except for states and `High Point`. */
const isName = (words: readonly ToolWord[]): boolean =>
  words.length > 0 &&
  words.length <= MAX_WORDS_OF_NAME &&
  words.every((word) => NAME.test(word.text)) &&
  (hasState(words) ||
    words.some(({ plain }) => !PLAIN_WORDS.has(plain)) ||
    (words.length > 1 && words.every(({ text }) => /^\p{Lu}/u.test(text))));

/** Returns the original text between the words, including commas. */
const between = (text: string, words: readonly ToolWord[]): string => {
  const first = words[0]?.text ?? '';
  const last = words.at(-1)?.text ?? '';
  return text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length);
};
