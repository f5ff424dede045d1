import { CRISIS_TIERS, type Crisis, type CrisisTier } from './crisis.constants.ts';
import { CRISIS_WEIGHTS } from './crisis-weights.constants.ts';
import { dangerReaderOf } from './danger-reader.ts';
import { LEXICON_VERSION } from './lexicon-version.ts';

/** Detects danger in a text by the current weights and rules. */
export const dangerIn = dangerReaderOf(CRISIS_WEIGHTS);

/**
 * Detects whether a text states or implies that someone is in danger or can bear no more, and how urgently,
 * regardless of whom it is about. Deterministic.
 */
export const crisisIn = (text: string): Crisis | null => dangerIn(text).crisis;

/** Danger as stored in history, found in a form, a note or a mail. */
export interface KeptDanger {
  readonly crisis: CrisisTier | null;
  readonly lexiconVersion: number;
}

/**
 * Returns the gravest danger in any of these fields. Each is read separately, since together they could hide
 * it.
 */
export const crisisOf = (...fields: readonly string[]): KeptDanger => {
  const tiers = fields.map((field) => crisisIn(field)?.tier);
  const crisis = CRISIS_TIERS.find((tier) => tiers.includes(tier)) ?? null;
  return { crisis, lexiconVersion: LEXICON_VERSION };
};
