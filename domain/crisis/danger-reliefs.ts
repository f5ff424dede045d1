import { crisisPattern, matcherOf } from './crisis-patterns.ts';
import { crisisTextOf } from './crisis-text.ts';
import type { DangerRelief } from './danger-relief.ts';
import { DANGER_RELIEFS } from './danger-reliefs.constants.ts';

/** Text without statements that are over, denied or about a thing. */
interface Relieved {
  /** Text in the form returned by `crisisTextOf`. */
  readonly text: string;
  /** True if the person denied being in danger: the line with contacts is still shown. */
  readonly leavesLine: boolean;
  readonly reliefs: readonly DangerRelief[];
}

/** Removes clauses and words that express no danger. Takes the original text. */
export const relievedOf = (typed: string): Relieved => {
  const whole = crisisTextOf(typed);
  if (candidatesIn(whole).length === 0) return { text: whole, leavesLine: false, reliefs: [] };
  const parts = typed.split(SENTENCE_END).flatMap(relievedSentenceOf);
  const reliefs = parts.flatMap((part) => part.reliefs);
  return {
    text: reliefs.length === 0 ? whole : crisisTextOf(parts.map(({ text }) => text).join('')),
    leavesLine: reliefs.some(({ leaves }) => leaves === 'line'),
    reliefs,
  };
};

interface RelievedPart {
  readonly text: string;
  readonly reliefs: readonly DangerRelief[];
}

/** Splits a sentence into parts. A part cancels nothing in other sentences. */
const relievedSentenceOf = (typed: string): readonly RelievedPart[] => {
  const found = reliefsIn(crisisTextOf(typed), 'sentence').map(({ relief }) => relief);
  if (found.length > 0) return [{ text: ' ', reliefs: found }];
  // Every other part is a boundary.
  return typed
    .split(BOUNDARY)
    .map((part, at) => (at % 2 === 1 ? { text: part, reliefs: [] } : relievedClauseOf(part)));
};

const relievedClauseOf = (typed: string): RelievedPart => {
  const text = crisisTextOf(typed);
  const words = text.trim().split(' ').length;
  if (words > MAX_WORDS) return { text: typed, reliefs: [] };
  const reliefs = reliefsIn(text, 'clause', 'words');
  if (reliefs.length === 0) return { text: typed, reliefs: [] };
  const found = reliefs.map(({ relief }) => relief);
  if (found.some(({ takes }) => takes === 'clause')) return { text: ' ', reliefs: found };
  const left = reliefs.reduce((rest, { expression }) => rest.replace(expression, ' | '), text);
  return { text: tellsNothing(left) ? ' ' : left, reliefs: found };
};

/** Returns whether the rest of a clause is too short to express a danger and names no affected person. */
const tellsNothing = (left: string): boolean =>
  left.split(' ').filter((word) => /[a-z]/u.test(word)).length <= FEW_WORDS &&
  !TO_SOMEONE.test(left);

const FEW_WORDS = 8;

const TO_SOMEONE =
  / (?:me|us|him|them|baby|myself|himself|herself|die|dead|nos|me|lo|la|bebe|morir|matar) /u;

const SENTENCE_END = /(?<=[.!?\n…]\s)/u;

const BOUNDARY =
  /([.!?;:,\n…()—–¿¡]+|\s-+\s|\s(?:but|pero|however|though|although|aunque|anyway|and now|y ahora|so now)(?=\s))/iu;

/** Word count above which a clause is treated as several without punctuation. */
const MAX_WORDS = 32;

const RELIEFS = DANGER_RELIEFS.map((relief) => ({
  relief,
  ...crisisPattern(relief.pattern, {}),
  unless: relief.unless === undefined ? undefined : crisisPattern(relief.unless, {}).expression,
}));

const numbersIn = matcherOf(RELIEFS);

/**
 * Prefilter on the whole text, where clause ends are invisible. Most texts have no candidate and are not
 * split.
 */
const candidatesIn = matcherOf(
  DANGER_RELIEFS.map(({ pattern }) => {
    const slots = pattern.split(' ').filter((slot) => !slot.split('|').includes('$'));
    return crisisPattern(slots.join(' '), {});
  }),
);

const reliefsIn = (text: string, ...scopes: readonly DangerRelief['takes'][]) =>
  numbersIn(text).flatMap((number) => {
    const found = RELIEFS[number];
    if (found === undefined || !scopes.includes(found.relief.takes)) return [];
    return found.unless?.test(text) ? [] : found;
  });
