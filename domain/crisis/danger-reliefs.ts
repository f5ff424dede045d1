import { crisisPattern, matcherOf } from './crisis-patterns.ts';
import { crisisTextOf } from './crisis-text.ts';
import type { DangerRelief } from './danger-relief.ts';
import { DANGER_RELIEFS } from './danger-reliefs.constants.ts';

/** A text without what is over, denied or about a thing. */
interface Relieved {
  /** As `crisisTextOf` returns it. */
  readonly text: string;
  /** After a person denied an own danger, a line is still due. */
  readonly leavesLine: boolean;
  readonly reliefs: readonly DangerRelief[];
}

/** Takes the clauses and words away that tell of no danger. Of a text as it was typed. */
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

/** Parts of a sentence. What is said in one takes nothing away from another sentence. */
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
  if (words > MOST_WORDS) return { text: typed, reliefs: [] };
  const reliefs = reliefsIn(text, 'clause', 'words');
  if (reliefs.length === 0) return { text: typed, reliefs: [] };
  const found = reliefs.map(({ relief }) => relief);
  if (found.some(({ takes }) => takes === 'clause')) return { text: ' ', reliefs: found };
  const left = reliefs.reduce((rest, { expression }) => rest.replace(expression, ' | '), text);
  return { text: tellsNothing(left) ? ' ' : left, reliefs: found };
};

/** The rest of a clause is too short to tell of a danger, and names no person who suffers it. */
const tellsNothing = (left: string): boolean =>
  left.split(' ').filter((word) => /[a-z]/u.test(word)).length <= FEW_WORDS &&
  !TO_SOMEONE.test(left);

const FEW_WORDS = 8;

const TO_SOMEONE =
  / (?:me|us|him|them|baby|myself|himself|herself|die|dead|nos|me|lo|la|bebe|morir|matar) /u;

const SENTENCE_END = /(?<=[.!?\n…]\s)/u;

/** Between two clauses. */
const BOUNDARY =
  /([.!?;:,\n…()—–¿¡]+|\s-+\s|\s(?:but|pero|however|though|although|aunque|anyway|and now|y ahora|so now)(?=\s))/iu;

/** A clause of more words is several that were typed without a sign between them. */
const MOST_WORDS = 32;

const RELIEFS = DANGER_RELIEFS.map((relief) => ({
  relief,
  ...crisisPattern(relief.pattern, {}),
  unless: relief.unless === undefined ? undefined : crisisPattern(relief.unless, {}).expression,
}));

const numbersIn = matcherOf(RELIEFS);

/** In a whole text, the end of a clause is not seen. Most texts have no candidate, and need no clauses. */
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
