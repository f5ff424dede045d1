import { isStateCode, STATES, type StateCode } from '../kernel/states.constants.ts';
import { plainWordsOf } from './letters.ts';
import {
  BEFORE_PLACES,
  CODES_ALSO_SHORT,
  CODES_ALSO_WORDS,
  STATE_WORDS,
} from './state-words.constants.ts';

/** The states that a text names: by name in English or Spanish, by a city, or by the code as `TX`. */
export const statesIn = (text: string): readonly StateCode[] => {
  const words = plainWordsOf(text);
  const found = new Set<StateCode>();
  for (let at = 0; at < words.length; ) {
    const named = nameAt(words, at);
    if (named !== undefined) found.add(named.code);
    at += named?.length ?? 1;
  }
  for (const code of codesIn(text)) found.add(code);
  return [...found];
};

interface Name {
  readonly code: StateCode;
  /** Words of it. */
  readonly length: number;
}

const CODES = Object.keys(STATES).filter(isStateCode);

const NAMES: ReadonlyMap<string, StateCode> = new Map(
  CODES.flatMap((code) =>
    [STATES[code], ...STATE_WORDS[code].split(', ')].map(
      (name) => [plainWordsOf(name).join(' '), code] as const,
    ),
  ),
);

const LONGEST_NAME = 3;

/** The longest name, so that West Virginia is not Virginia. */
const nameAt = (words: readonly string[], at: number): Name | undefined => {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const code = NAMES.get(words.slice(at, at + length).join(' '));
    if (code !== undefined) return { code, length };
  }
  return undefined;
};

const codesIn = (text: string): readonly StateCode[] => {
  const tokens = text.match(/\p{L}+|,/gu) ?? [];
  // In a message all in capitals, these say nothing.
  const isShouted = text === text.toUpperCase();
  return tokens.flatMap((token, at) => {
    const code = token.toUpperCase();
    if (!isStateCode(code)) return [];
    const before = tokens[at - 1]?.toLowerCase() ?? '';
    const isAfterPlaceWord = before === ',' || BEFORE_PLACES.has(before);
    const isCapital = token === code && !isShouted;
    if (isCapital) return isAfterPlaceWord || !CODES_ALSO_SHORT.has(code) ? [code] : [];
    return CODES_ALSO_WORDS.has(token.toLowerCase()) || CODES_ALSO_SHORT.has(code) ? [] : [code];
  });
};
