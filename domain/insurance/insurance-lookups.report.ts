import { say } from '../kernel/message.ts';
import { UNKNOWN } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyByState, tallyColumns } from '../reports/family-tally.ts';
import { INSURERS } from './insurers.constants.ts';

/** The state is that of the family, as in other reports: the one looked up would single out a family. */
export const insuranceLookups = familyReport({
  id: 'insurance-lookups',
  version: 1,
  title: say('Insurance lookups'),
  describes: say(
    'Insurers whose coverage families looked up in the period, and the families’ states. Each insurer counts once per state, family and day. Lookups of visitors are not counted.',
  ),
  types: ['InsuranceLookedUp'],
  groupings: ['insurer', 'state'],
  columns: tallyColumns(say('Lookups')),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  measure: ({ data: { insurer } }) => `insurer ${typeof insurer === 'string' ? insurer : UNKNOWN}`,
  rows: tallyByState(INSURERS),
});
