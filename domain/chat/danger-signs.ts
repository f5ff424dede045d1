import type { CrisisTier } from './crisis.constants.ts';
import { type CrisisPattern, crisisPattern } from './crisis-patterns.ts';
import { crisisTextOf } from './crisis-text.ts';
import { DANGER_SIGNS, type DangerKind, type DangerSign } from './danger-signs.constants.ts';
import { ENGLISH_LISTS } from './english-crisis.constants.ts';
import { SPANISH_LISTS } from './spanish-crisis.constants.ts';

const LISTS = { en: ENGLISH_LISTS, es: SPANISH_LISTS };

const COMPILED: readonly (CrisisPattern & { readonly sign: DangerSign })[] = DANGER_SIGNS.map(
  (sign) => ({ ...crisisPattern(sign.pattern, LISTS[sign.language]), sign }),
);

/** The families of words of danger that a text holds. Of a text as `crisisTextOf` returns it. */
export const dangerSignsIn = (text: string): readonly DangerSign[] => {
  const words = text.split(' ');
  return COMPILED.filter(
    ({ triggers, expression }) =>
      triggers.some((trigger) => words.some((word) => word.startsWith(trigger))) &&
      expression.test(text),
  ).map(({ sign }) => sign);
};

/** The families of words of danger in a text as it was typed. */
export const dangerSignsOf = (text: string): readonly DangerSign[] =>
  dangerSignsIn(crisisTextOf(text));

/**
 * What a crisis of this tier is about, where a family of words tells; null otherwise. A wish to die and a
 * parent at the end keep their own answers, also where a weapon or pills are named.
 */
export const dangerKindOf = (text: string, tier: CrisisTier): DangerKind | null =>
  tier === 'emergency' || tier === 'violence'
    ? (dangerSignsOf(text).find(({ kind }) => kind !== null)?.kind ?? null)
    : null;
