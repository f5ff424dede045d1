import { isStateCode, type StateCode } from '../kernel/states.constants.ts';
import { plainWordsOf } from './letters.ts';
import { NAMES, nameAtStart, namesIn } from './state-at.ts';
import {
  BEFORE_PLACES,
  CODES_ALSO_SHORT,
  CODES_ALSO_WORDS,
  STATE_WORDS,
} from './state-words.constants.ts';

/** Finds the states named in a text: by English or Spanish name, city, or code such as `TX`. */
export const statesIn = (text: string): readonly StateCode[] => {
  const words = plainWordsOf(text);
  const found = new Set<StateCode>();
  for (let at = 0; at < words.length; ) {
    const named = nameAtStart(words.slice(at), NAMES_AND_WORDS);
    if (isStateCode(named?.code)) found.add(named.code);
    at += named?.length ?? 1;
  }
  for (const code of codesIn(text)) found.add(code);
  return [...found];
};

const NAMES_AND_WORDS: ReadonlyMap<string, string> = new Map([...NAMES, ...namesIn(STATE_WORDS)]);

const codesIn = (text: string): readonly StateCode[] => {
  const tokens = text.match(/\p{L}+|,/gu) ?? [];
  // Ambiguous codes mean nothing in a message in capitals.
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
