import { say } from '../kernel/message.ts';
import { PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyRows } from '../reports/family-tally.ts';
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
  columns: [
    { id: 'group', label: say('Group'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    { id: 'count', label: say('Times'), type: 'count', of: 'families' },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  measure: ({ data: { interest } }) => `interest ${String(interest)}`,
  rows: (families, params) =>
    tallyRows({
      families,
      params,
      groupOf: (_kind, interest, state) => (params.groupBy === 'state' ? state : interest),
      always: params.groupBy === 'state' ? PLACES : [...INTERESTS],
    }),
});
