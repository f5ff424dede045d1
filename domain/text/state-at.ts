import { plainOf, setOfWords } from '../kernel/plain-word.ts';
import { isStateCode, STATES, type StateCode, TERRITORIES } from '../kernel/states.constants.ts';
import { OTHER_STATE_NAMES } from './state-words.constants.ts';

/** Word as written, and in lower case without accents. */
interface Word {
  readonly text: string;
  readonly plain: string;
}

interface Named {
  readonly code: string;
  /** Number of words in the name. */
  readonly length: number;
}

/** Finds the state or territory named at a word. */
export const stateAt = (words: readonly Word[], at: number): Named | undefined => {
  const [word, ...more] = words.slice(at, at + LONGEST_NAME);
  if (word === undefined) return undefined;
  const named = nameAtStart(
    [word, ...more].map(({ plain }) => plain),
    NAMES,
  );
  if (named !== undefined) return named;
  const typed = word.text.replaceAll('.', '');
  const code = typed.toUpperCase();
  const isCode = Object.hasOwn(STATES, code) || Object.hasOwn(TERRITORIES, code);
  return isCode && (typed === code || LOWER_CODES.has(word.plain))
    ? { code, length: 1 }
    : undefined;
};

/** Finds the first state named. Skips territories, whose laws are not covered. */
export const firstStateIn = (words: readonly Word[]): StateCode | undefined =>
  words.map((_, at) => stateAt(words, at)?.code).find(isStateCode);

/** Finds the longest name at the start, so that West Virginia is not Virginia. */
export const nameAtStart = (
  words: readonly string[],
  names: ReadonlyMap<string, string>,
): Named | undefined => {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    const code = names.get(words.slice(0, length).join(' '));
    if (code !== undefined) return { code, length };
  }
  return undefined;
};

const LONGEST_NAME = 3;

/** Pairs each name in the lists with its code. */
export const namesIn = (
  lists: Readonly<Record<string, string>>,
): readonly (readonly [name: string, code: string])[] =>
  Object.entries(lists).flatMap(([code, list]) =>
    list.split(', ').map((name) => [plainOf(name), code] as const),
  );

/** Names of states and territories, in lower case without accents. */
export const NAMES: ReadonlyMap<string, string> = new Map([
  ...namesIn({ ...STATES, ...TERRITORIES }),
  ...namesIn(OTHER_STATE_NAMES),
]);

/** Codes that are not English or Spanish words and therefore match in lower case. */
const LOWER_CODES = setOfWords(
  'nc sc tx fl ny nj ga tn mn wi az nm nv ut wv ky wy mt ks vt nh ri sd nd',
);
