import { say } from '../kernel/message.ts';
import { UNKNOWN } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';

/** By how many allergens a profile avoids. Few avoid more, and a single family would show. */
const COUNTS = ['allergens: none', 'allergens: one', 'allergens: two', 'allergens: more'] as const;

const countOf = (allergens: unknown): string =>
  (typeof allergens === 'number' ? COUNTS[Math.min(allergens, COUNTS.length - 1)] : undefined) ??
  UNKNOWN;

export const dietaryProfilesReport = tallyReport({
  id: 'dietary-profiles',
  version: 1,
  title: say('Dietary profiles'),
  describes: say(
    'Families that created a dietary profile, by how many of the nine allergens it avoids: each counts once a week.',
  ),
  types: ['DietaryProfileCreated'],
  measure: defineMeasure({
    id: 'dietary-profiles',
    charges: usualCharges({ allergens: 2 }),
    facts: eachAct((_kind, group) => ({ group })),
  }),
  groups: { allergens: COUNTS },
  acts: ({ data }) => `profile ${countOf(data['allergenCount'])}`,
});
