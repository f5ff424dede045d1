import { RECIPE_CATEGORIES } from '../content/recipe.constants.ts';
import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { mailAboutCorrections } from './recipe-mails.policy.ts';
import { recipeMarksDecider } from './recipe-marks.decider.ts';
import { recipeMarksStream } from './recipe-marks.events.ts';
import { recipeMarksReport } from './recipe-marks.report.ts';
import { recipeMarksView } from './recipe-marks.view.ts';
import { recipeUseDecider } from './recipe-use.decider.ts';
import { recipesNotFoundReport, recipesOpenedReport } from './recipe-use.report.ts';
import {
  RECIPE_FILTER_WORDS,
  RECIPE_FILTERS,
  RECIPE_MARK_WORDS,
  RECIPE_MARKS,
  RECIPE_MEAL_WORDS,
} from './recipes.constants.ts';
import {
  findNoRecipesSchema,
  markRecipeParamsSchema,
  markRecipeSchema,
  openRecipeSchema,
  recipeMarksSchema,
} from './recipes.contract.ts';

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
  aggregates: [
    { decider: recipeMarksDecider, label: say('Recipes'), icon: 'utensils' },
    {
      decider: recipeUseDecider,
      label: say('Recipes opened'),
      icon: 'utensils',
      changesNothing: true,
    },
  ],
  readModels: [recipeMarks],
  sharedModels: { recipe_marks: 'food' },
  policies: [mailAboutCorrections],
  commands: [
    plainCommand(recipeMarksDecider)({
      route: 'PUT /api/dietary/recipes/:recipeId/marks/:mark',
      scope: 'food',
      about: 'nothing',
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
    plainCommand(recipeUseDecider)({
      route: 'POST /api/dietary/recipes/opened',
      scope: 'food',
      about: 'nothing',
      unattended: true,
      params: NONE,
      body: openRecipeSchema,
      toCommand: ({ body, now }) => ({ command: 'open', ...body, now }),
      example: { params: {}, body: { recipeId: 'soft-oatmeal', meal: RECIPE_CATEGORIES[0] } },
      habit: {
        perSession: 0.1,
        send: ({ pick }) => ({
          params: {},
          body: { recipeId: pick(SOME_RECIPES), meal: pick(RECIPE_CATEGORIES) },
        }),
      },
    }),
    plainCommand(recipeUseDecider)({
      route: 'POST /api/dietary/recipes/not-found',
      scope: 'food',
      about: 'nothing',
      unattended: true,
      params: NONE,
      body: findNoRecipesSchema,
      toCommand: ({ body, now }) => ({ command: 'find-nothing', ...body, now }),
      example: { params: {}, body: { filters: [RECIPE_FILTERS[0]] } },
      habit: {
        perSession: 0.02,
        send: ({ pick }) => ({ params: {}, body: { filters: [pick(RECIPE_FILTERS)] } }),
      },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/dietary/recipes/mine',
      scope: 'food',
      about: 'nothing',
      model: recipeMarks,
      answer: recipeMarksSchema,
      toAnswer: (row) => row ?? { kept: [], made: [], went_well: [] },
    }),
  ],
  exportSections: [
    exportSection({
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
    fields: {
      recipeId: say('Recipe'),
      mark: say('Mark'),
      isOn: say('It is set'),
      meal: say('Meal'),
      week: say('Week'),
      filters: say('Filters'),
      correctionId: say('Correction id'),
      recipeIds: say('Recipes'),
    },
    choices: { mark: RECIPE_MARK_WORDS, filters: RECIPE_FILTER_WORDS, meal: RECIPE_MEAL_WORDS },
  },
  reports: [recipeMarksReport, recipesOpenedReport, recipesNotFoundReport],
  errors: {},
});
