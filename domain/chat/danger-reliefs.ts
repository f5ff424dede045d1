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
  // Every other part is a boundary.
  const parts = typed
    .split(BOUNDARY)
    .map((part, at) => (at % 2 === 1 ? { text: part, reliefs: [] } : relievedClauseOf(part)));
  const reliefs = parts.flatMap((part) => part.reliefs);
  return {
    text: reliefs.length === 0 ? whole : crisisTextOf(parts.map(({ text }) => text).join('')),
    leavesLine: reliefs.some(({ leaves }) => leaves === 'line'),
    reliefs,
  };
};

const relievedClauseOf = (typed: string): Pick<Relieved, 'text' | 'reliefs'> => {
  const text = crisisTextOf(typed);
  const words = text.trim().split(' ').length;
  if (words > MOST_WORDS) return { text: typed, reliefs: [] };
  const reliefs = reliefsIn(text);
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

const reliefsIn = (text: string) =>
  numbersIn(text).flatMap((number) => {
    const relief = RELIEFS[number];
    return relief === undefined || relief.unless?.test(text) ? [] : relief;
  });
