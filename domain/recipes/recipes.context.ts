import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { held } from '../kernel/held.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { plainCommand } from '../kernel/plain-command.ts';
import { recipeMarksDecider } from './recipe-marks.decider.ts';
import { recipeMarksStream } from './recipe-marks.events.ts';
import { recipeMarksReport } from './recipe-marks.report.ts';
import { recipeMarksView } from './recipe-marks.view.ts';
import { RECIPE_MARK_WORDS, RECIPE_MARKS } from './recipes.constants.ts';
import { markRecipeParamsSchema, markRecipeSchema, recipeMarksSchema } from './recipes.contract.ts';

const recipeMarks = foldStream({
  name: 'recipe-marks',
  label: say('Your recipes'),
  definition: 1,
  stream: recipeMarksStream,
  row: recipeMarksSchema,
  view: recipeMarksView,
});

/** Recipes that the simulator marks. */
const SOME_RECIPES = [
  'soft-oatmeal',
  'butter-toast-fingers',
  'plain-noodles-butter',
  'mini-pancakes',
];

/** Marks of a family on recipes: kept, made, went well. The recipes themselves are content. */
export const recipesContext = defineContext({
  name: 'recipes',
  aggregates: [{ decider: recipeMarksDecider, label: say('Recipes'), icon: 'utensils' }],
  readModels: [recipeMarks],
  commands: [
    plainCommand(recipeMarksDecider)({
      route: 'PUT /api/dietary/recipes/:recipeId/marks/:mark',
      params: markRecipeParamsSchema,
      body: markRecipeSchema,
      toCommand: ({ params, body }) => ({ command: 'mark', ...params, ...body }),
      example: {
        params: { recipeId: 'soft-oatmeal', mark: RECIPE_MARKS[0] },
        body: { isOn: true },
      },
      habit: {
        perSession: 0.08,
        send: ({ next, pick }) => ({
          params: { recipeId: pick(SOME_RECIPES), mark: pick(RECIPE_MARKS) },
          body: { isOn: next() < 0.9 },
        }),
      },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/dietary/recipes/mine',
      model: recipeMarks,
      answer: recipeMarksSchema,
      toAnswer: (row) => row ?? { kept: [], made: [], went_well: [] },
    }),
  ],
  held: [
    held({
      name: 'recipeMarks',
      model: recipeMarks,
      title: say('Recipes that you marked'),
      toRows: ({ kept, made, went_well: wentWell }) =>
        [...new Set([...kept, ...made, ...wentWell])].map((recipeId) => ({
          recipeId,
          isKept: kept.includes(recipeId),
          isMade: made.includes(recipeId),
          wentWell: wentWell.includes(recipeId),
        })),
      fields: {
        recipeId: say('Recipe'),
        isKept: say('Kept'),
        isMade: say('Made it'),
        wentWell: say('Went well'),
      },
    }),
  ],
  words: {
    fields: { recipeId: say('Recipe'), mark: say('Mark'), isOn: say('It is set') },
    choices: { mark: RECIPE_MARK_WORDS },
  },
  reports: [recipeMarksReport],
  errors: {},
});
