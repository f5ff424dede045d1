import {
  keptRecipesSchema,
  type RecipeCard,
  type RecipeMarks,
  type RecipeShown,
  recipeListSchema,
  recipeMarksSchema,
  recipeSchema,
} from '@hearthway/domain/recipes/recipes.contract.ts';
import { none, type RoutesOf } from '../../testing/route.fixture.ts';

const PATH = '/api/dietary/recipes';

const TOAST: RecipeCard = {
  isLocked: false,
  id: 'butter-toast-fingers',
  title: 'Toast fingers with butter',
  description: 'The same toast, cut into strips.',
  category: 'breakfast',
  difficulty: 'easy',
  prepTime: 2,
  cookTime: 3,
  servings: 1,
  popularityScore: null,
  isGlutenFree: false,
  isDairyFree: false,
  isNutFree: true,
  isLowSensory: true,
  isFingerFood: true,
  drawing: 'toast',
  ingredients: 2,
  fit: null,
  missing: null,
};

const MILK = { watched: 'milk', state: 'contains', line: 'Milk: by butter' } as const;

const SHOWN: RecipeShown = {
  ...TOAST,
  language: 'en',
  senses: ['crunchy', 'warm', 'hardly any smell'],
  care: ['Best eaten at once.'],
  resembles: { food: 'white bread', changes: ['another shape'] },
  lines: [
    {
      amount: 2,
      unit: 'tsp',
      food: 'butter',
      name: 'butter',
      isOptional: false,
      swap: 'olive oil',
      gramsPerCup: 227,
      proofs: [MILK],
    },
  ],
  steps: [
    { text: 'Toast the bread.', minutes: 3 },
    { text: 'Spread the butter.', minutes: null },
  ],
  proofs: [MILK, { watched: 'egg', state: 'nothing-known', line: 'Egg: nothing known against it' }],
  choking: [{ underMonths: 48, how: 'Break it small.', foods: ['white bread'] }],
  ageLimits: [],
};

const COLUMNS: Readonly<Record<string, keyof RecipeMarks>> = {
  kept: 'kept',
  made: 'made',
  'went-well': 'went_well',
};

export const routes: RoutesOf = () => {
  let marks: RecipeMarks = { kept: [], made: [], went_well: [] };
  const model = 'recipe_marks';
  return [
    {
      route: `GET ${PATH}`,
      schema: recipeListSchema,
      answer: () => ({
        recipes: [
          TOAST,
          { isLocked: true, id: 'egg-muffin-cups', title: 'Egg cups', category: 'breakfast' },
        ],
        excluded: [],
      }),
    },
    { route: `POST ${PATH}/opened`, answer: none },
    { route: `POST ${PATH}/not-found`, answer: none },
    { route: `GET ${PATH}/mine`, schema: recipeMarksSchema, model, answer: () => marks },
    {
      route: `GET ${PATH}/kept`,
      schema: keptRecipesSchema,
      model,
      answer: () =>
        marks.kept.flatMap((id) => [
          {
            id,
            title: SHOWN.title,
            verdict: 'no' as const,
            says: ['Not for Leo: Milk: by butter'],
          },
          {
            id: 'mini-pancakes',
            title: 'Mini pancakes',
            verdict: 'changed' as const,
            says: ['For Leo: oil for butter'],
          },
        ]),
    },
    { route: `GET ${PATH}/:id`, schema: recipeSchema, answer: () => SHOWN },
    {
      route: `PUT ${PATH}/:recipeId/marks/:mark`,
      model,
      answer: ({ params }) => {
        const column = COLUMNS[params['mark'] ?? ''];
        if (column !== undefined) marks = { ...marks, [column]: [SHOWN.id] };
      },
    },
  ];
};
