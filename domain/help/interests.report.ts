import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { INTERESTS } from './help.constants.ts';

export const interests = tallyReport({
  id: 'interests',
  version: 2,
  title: say('Wanted parts of Hearthway'),
  describes: say(
    'Families that said that they would like to have a part of Hearthway that is not open, by part or by the families’ states. Each family says it once.',
  ),
  types: ['InterestTold'],
  measure: defineMeasure({
    id: 'interests',
    charges: usualCharges({ interest: 1 }),
    facts: eachAct((_kind, group) => ({ group })),
  }),
  groups: { interest: INTERESTS },
  acts: ({ data: { interest } }) => `interest ${String(interest)}`,
});
