import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyByState, tallyColumns } from '../reports/family-tally.ts';
import { INTERESTS } from './help.constants.ts';

export const interests = familyReport({
  id: 'interests',
  version: 1,
  title: say('Wanted parts of Hearthway'),
  describes: say(
    'Families that said in the period that they would like to have a part of Hearthway that is not open, by part or by the families’ states. Each family says it once.',
  ),
  types: ['InterestTold'],
  groupings: ['interest', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  measure: ({ data: { interest } }) => `interest ${String(interest)}`,
  rows: tallyByState(INTERESTS),
});
