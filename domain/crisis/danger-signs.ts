import { crisisPattern, matcherOf } from './crisis-patterns.ts';
import type { DangerSign } from './danger-sign.ts';
import { DANGER_SIGNS } from './danger-signs.constants.ts';
import { ENGLISH_LISTS } from './english-crisis.constants.ts';
import { SPANISH_LISTS } from './spanish-crisis.constants.ts';

const LISTS = { en: ENGLISH_LISTS, es: SPANISH_LISTS };

const signsIn = matcherOf(
  DANGER_SIGNS.map(({ pattern, language }) => crisisPattern(pattern, LISTS[language])),
);

/** Returns the danger signs in a text in the form returned by `crisisTextOf`. */
export const dangerSignsIn = (text: string): readonly DangerSign[] =>
  signsIn(text).flatMap((number) => DANGER_SIGNS[number] ?? []);
