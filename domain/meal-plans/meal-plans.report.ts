import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';

const ACTS = ['made', 'repeated', 'swapped', 'day again'] as const;

type Act = (typeof ACTS)[number];

const actOf = (type: string, data: Readonly<Record<string, unknown>>): Act => {
  if (type === 'WeekPlanned') return data['isRepeated'] === true ? 'repeated' : 'made';
  return data['isSwap'] === true ? 'swapped' : 'day again';
};

export const mealPlansReport = tallyReport({
  id: 'meal-plans',
  version: 1,
  title: say('Meal plans'),
  describes: say(
    'Families that planned a week of meals, repeated one, swapped a meal or had a day planned again: each counts once a week.',
  ),
  types: ['WeekPlanned', 'MealsReplanned'],
  measure: defineMeasure({
    id: 'meal-plans',
    charges: usualCharges({ act: 2 }),
    facts: eachAct((_kind, act) => ({ group: act })),
  }),
  groups: { act: ACTS },
  acts: ({ type, data }) => `plan ${actOf(type, data)}`,
});
