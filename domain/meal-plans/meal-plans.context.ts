import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { MEAL_WORDS } from './meal-plans.constants.ts';
import { weekParamsSchema } from './meal-plans.contract.ts';
import { mealPlansDecider } from './meal-plans.decider.ts';
import { mealPlansErrors } from './meal-plans.errors.ts';
import { mealPlansStream } from './meal-plans.events.ts';
import { mealPlansReport } from './meal-plans.report.ts';
import { mealPlansRowSchema, mealPlansView } from './meal-plans.view.ts';
import {
  addWeekSchema,
  itemParamsSchema,
  tickItemSchema,
  writeItemSchema,
} from './shopping-list.contract.ts';
import { shoppingListDecider } from './shopping-list.decider.ts';
import { shoppingListStream } from './shopping-list.events.ts';
import { shoppingListRowSchema, shoppingListView } from './shopping-list.view.ts';

const mealPlans = foldStream({
  name: 'meal-plans',
  label: say('Your meal plans'),
  stream: mealPlansStream,
  row: mealPlansRowSchema,
  sealed: ['weeks'],
  view: mealPlansView,
});

const shoppingList = foldStream({
  name: 'shopping-list',
  label: say('Your shopping list'),
  stream: shoppingListStream,
  row: shoppingListRowSchema,
  sealed: ['weeks', 'items', 'ticks'],
  view: shoppingListView,
});

const SOME_FOODS = ['egg', 'milk', 'banana', 'rice-white'];

const WEEK_WORDS = {
  weekStart: say('Monday of the week'),
  isKept: say('Kept'),
  weekdayMinutes: say('Most minutes on weekdays'),
  hasLeftovers: say('With leftovers'),
  eaters: say('People who eat along'),
};

const ITEM_WORDS = {
  without: say('Foods at home'),
  name: say('Item'),
  note: say('Note'),
  isOn: say('It is set'),
};

/** Weeks of meals for one or several children, and what to buy for them. */
export const mealPlansContext = defineContext({
  name: 'meal-plans',
  aggregates: [
    { decider: mealPlansDecider, label: say('Meal plans'), icon: 'utensils' },
    { decider: shoppingListDecider, label: say('Shopping list'), icon: 'shopping-cart' },
  ],
  readModels: [mealPlans, shoppingList],
  sharedModels: { meal_plans: 'food', shopping_list: 'food' },
  commands: [
    plainCommand(mealPlansDecider)({
      route: 'DELETE /api/dietary/plans/:weekStart',
      scope: 'food',
      params: weekParamsSchema,
      body: NONE,
      toCommand: ({ params }) => ({ command: 'remove', ...params }),
      example: { params: { weekStart: '2026-11-23' }, body: {} },
    }),
    plainCommand(shoppingListDecider)({
      route: 'PUT /api/dietary/shopping/weeks/:weekStart',
      scope: 'food',
      params: weekParamsSchema,
      body: addWeekSchema,
      toCommand: ({ params, body }) => ({ command: 'add-week', ...params, ...body }),
      example: { params: { weekStart: '2026-11-23' }, body: { without: ['salt'] } },
    }),
    plainCommand(shoppingListDecider)({
      route: 'DELETE /api/dietary/shopping/weeks/:weekStart',
      scope: 'food',
      params: weekParamsSchema,
      body: NONE,
      toCommand: ({ params }) => ({ command: 'take-week-off', ...params }),
      example: { params: { weekStart: '2026-11-23' }, body: {} },
    }),
    plainCommand(shoppingListDecider)({
      route: 'POST /api/dietary/shopping/items',
      scope: 'food',
      about: 'nothing',
      params: NONE,
      body: writeItemSchema,
      toCommand: ({ body, newId }) => ({ command: 'write', itemId: newId, ...body }),
      example: { params: {}, body: { name: 'Paper towels', note: '' } },
      habit: {
        perSession: 0.02,
        send: () => ({ params: {}, body: { name: 'An item', note: '' } }),
      },
    }),
    plainCommand(shoppingListDecider)({
      route: 'PUT /api/dietary/shopping/items/:itemId',
      scope: 'food',
      about: 'nothing',
      params: itemParamsSchema,
      body: writeItemSchema,
      toCommand: ({ params, body }) => ({ command: 'write', ...params, ...body }),
      example: { params: { itemId: 'f'.repeat(32) }, body: { name: 'Paper towels', note: '2' } },
    }),
    plainCommand(shoppingListDecider)({
      route: 'DELETE /api/dietary/shopping/items/:itemId',
      scope: 'food',
      about: 'nothing',
      params: itemParamsSchema,
      body: NONE,
      toCommand: ({ params }) => ({ command: 'remove', ...params }),
      example: { params: { itemId: 'f'.repeat(32) }, body: {} },
    }),
    plainCommand(shoppingListDecider)({
      route: 'PUT /api/dietary/shopping/ticks',
      scope: 'food',
      about: 'nothing',
      params: NONE,
      body: tickItemSchema,
      toCommand: ({ body }) => ({ command: 'tick', ...body }),
      example: { params: {}, body: { key: 'egg', isOn: true, of: '5 piece' } },
      habit: {
        perSession: 0.03,
        send: ({ next, pick }) => ({
          params: {},
          body: { key: pick(SOME_FOODS), isOn: next() < 0.8, of: '1 piece' },
        }),
      },
    }),
    plainCommand(shoppingListDecider)({
      route: 'DELETE /api/dietary/shopping',
      scope: 'food',
      params: NONE,
      body: NONE,
      toCommand: () => ({ command: 'clear' }),
      example: { params: {}, body: {} },
      habit: { perSession: 0.005, send: () => ({ params: {}, body: {} }) },
    }),
  ],
  exportSections: [
    exportSection({
      model: mealPlans,
      title: say('Your meal plans'),
      toRows: ({ weeks }) =>
        weeks.flatMap(({ meals, profileIds, revision: _, ...week }) =>
          meals.map(({ date, meal, dishes }) => ({
            ...week,
            profiles: profileIds.join('\n'),
            date,
            meal,
            recipes: dishes
              .map(({ recipeId, isLeftover }) => `${recipeId ?? '–'}${isLeftover ? ' (left)' : ''}`)
              .join('\n'),
          })),
        ),
      fields: {
        ...WEEK_WORDS,
        profiles: say('Profile ids'),
        date: say('Day'),
        meal: say('Meal'),
        recipes: say('Recipes'),
      },
    }),
    exportSection({
      model: shoppingList,
      title: say('Your shopping list'),
      toRows: ({ weeks, items, ticks }) => [
        ...weeks.map(({ weekStart, without }) => ({
          weekStart,
          without: without.join('\n'),
          name: null,
          note: null,
          isOn: null,
        })),
        ...items.map(({ id, name, note }) => ({
          weekStart: null,
          without: null,
          name,
          note,
          isOn: ticks.some(({ key }) => key === id),
        })),
        ...ticks
          .filter(({ key }) => !items.some(({ id }) => id === key))
          .map(({ key, of }) => ({
            weekStart: null,
            without: null,
            name: key,
            note: of,
            isOn: true,
          })),
      ],
      fields: {
        weekStart: WEEK_WORDS.weekStart,
        ...ITEM_WORDS,
      },
    }),
  ],
  words: {
    fields: {
      ...WEEK_WORDS,
      isRepeated: say('It repeats a week'),
      isSwap: say('You chose the meal'),
      profileIds: say('Profile ids'),
      meals: say('Meals'),
      ...ITEM_WORDS,
      itemId: say('Item id'),
      key: say('Food or item'),
      of: say('Amount'),
    },
    choices: { meal: MEAL_WORDS },
  },
  reports: [mealPlansReport],
  errors: mealPlansErrors,
});
