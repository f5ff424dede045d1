import { say } from '../kernel/message.ts';
import { UNKNOWN } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { FOOD_STEPS } from './food-log.constants.ts';

export const foodTrackingReport = tallyReport({
  id: 'food-tracking',
  version: 1,
  title: say('Food tracking in use'),
  describes: say(
    'Families that wrote down an offered food, by how near the child came to it: each counts once a week and step.',
  ),
  types: ['FoodOffered'],
  measure: defineMeasure({
    id: 'food-tracking',
    charges: usualCharges({ step: 2 }),
    facts: eachAct((_kind, step) => ({ group: step })),
  }),
  groups: { step: FOOD_STEPS },
  acts: ({ data }) => `offer ${FOOD_STEPS.find((step) => step === data['step']) ?? UNKNOWN}`,
});
