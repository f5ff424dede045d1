import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { RECIPE_MARKS } from './recipes.constants.ts';

export const recipeMarksReport = tallyReport({
  id: 'recipe-marks',
  version: 1,
  title: say('Marks on recipes'),
  describes: say(
    'Families that kept a recipe, made it, or said that it went well, by mark: each counts once a week and mark.',
  ),
  types: ['RecipeMarked'],
  measure: defineMeasure({
    id: 'recipe-marks',
    charges: usualCharges({ mark: 2 }),
    facts: eachAct((_kind, mark) => ({ group: mark })),
  }),
  groups: { mark: RECIPE_MARKS },
  acts: ({ data: { mark, isOn } }) => (isOn === true ? `mark ${String(mark)}` : null),
});
