import { say } from '../kernel/message.ts';
import { UNKNOWN } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { INSURERS } from './insurers.constants.ts';

/** Groups by the family's own state, as other reports do: the state looked up would single out a family. */
export const insuranceLookups = tallyReport({
  id: 'insurance-lookups',
  version: 2,
  title: say('Insurance lookups'),
  describes: say(
    'Families that looked up the coverage of an insurer, and their states: each counts once a week. Lookups of visitors are not counted.',
  ),
  types: ['InsuranceLookedUp'],
  measure: defineMeasure({
    id: 'insurance-lookups',
    charges: usualCharges({ insurer: 3 }),
    facts: eachAct((_kind, group) => ({ group })),
  }),
  groups: { insurer: INSURERS },
  acts: ({ data: { insurer } }) => `insurer ${typeof insurer === 'string' ? insurer : UNKNOWN}`,
});
