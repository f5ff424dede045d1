import { CRISIS_TIERS, type Crisis, type CrisisTier } from './crisis.constants.ts';
import { CRISIS_WEIGHTS } from './crisis-weights.constants.ts';
import { dangerReaderOf } from './danger-reader.ts';
import { LEXICON_VERSION } from './lexicon-version.ts';

/** The danger that a text tells of, by the weights and rules of today. */
export const dangerIn = dangerReaderOf(CRISIS_WEIGHTS);

/**
 * Whether a text says, or lets a careful reader see, that someone is in danger or can bear no more, and
 * how urgently. It does not matter of whom a text speaks. Deterministic.
 */
export const crisisIn = (text: string): Crisis | null => dangerIn(text).crisis;

/** Danger that history keeps, of the fields of a form, a note or a mail. */
export interface KeptDanger {
  readonly crisis: CrisisTier | null;
  readonly lexiconVersion: number;
}

/** The gravest danger that any of these fields tells of. Each is read by itself: together they hide it. */
export const crisisOf = (...fields: readonly string[]): KeptDanger => {
  const tiers = fields.map((field) => crisisIn(field)?.tier);
  const crisis = CRISIS_TIERS.find((tier) => tiers.includes(tier)) ?? null;
  return { crisis, lexiconVersion: LEXICON_VERSION };
};
