import { mondayOf } from '@hearthway/domain/calendar/days.ts';
import { MEALS } from '@hearthway/domain/meal-plans/meal-plans.constants.ts';
import {
  type MealShown,
  mealPlansSchema,
  planWeekSchema,
  swapMealSchema,
  swapsSchema,
  type WeekShown,
} from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import {
  type ShoppingLine,
  shoppingListSchema,
  tickItemSchema,
} from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import { datesOf } from '@hearthway/domain/meal-plans/week.contract.ts';
import { dayHere } from '../../components/day-here.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const PATH = '/api/dietary/plans';

const TITLES: Readonly<Record<string, string>> = {
  'butter-toast-fingers': 'Toast fingers with butter',
  'mini-pancakes': 'Mini pancakes',
};

const mealOf = (meal: MealShown['meal'], recipeId: string | null): MealShown => ({
  meal,
  dishes: [
    {
      recipe:
        recipeId === null
          ? null
          : { id: recipeId, title: TITLES[recipeId] ?? recipeId, minutes: 5 },
      isWithdrawn: false,
      isLeftover: false,
      isForOthers: false,
      children: ['Maya'],
      why: [recipeId === null ? 'For Maya: Toast: no crust' : 'Because Maya eats Toast'],
      changes: [],
      problems: [],
    },
  ],
  notes: [],
});

const LINE: ShoppingLine = {
  key: 'egg',
  name: 'egg',
  aisle: 'dairy',
  amounts: [{ amount: 5, unit: 'piece' }],
  amountKey: '5 piece',
  gramsPerCup: null,
  recipes: ['Mini pancakes'],
  note: '',
  isOwn: false,
  isTicked: false,
  hasChanged: false,
  isUsuallyAtHome: false,
};

/** Plans of a family: none of this week until it is planned. */
export const routes: RoutesOf = (account) => {
  const thisWeek = mondayOf(dayHere());
  let week: WeekShown | null = null;
  let lines: readonly ShoppingLine[] = [LINE];
  const model = 'meal_plans';
  const list = 'shopping_list';
  const change = (to: (week: WeekShown) => WeekShown): void => {
    if (week === null) throw new Refusal('UnknownWeek');
    week = { ...to(week), revision: week.revision + 1 };
  };
  return [
    {
      route: `GET ${PATH}`,
      schema: mealPlansSchema,
      model,
      answer: ({ query }) => ({
        weeks: week === null ? [] : [week],
        week: week?.weekStart === query.get('week') ? week : null,
      }),
    },
    {
      route: `PUT ${PATH}/:weekStart`,
      model,
      answer: ({ params, body }) => {
        if (account.tier === 'free') throw new Refusal('MealPlansNeedPlus');
        const { revision, ...wishes } = planWeekSchema.parse(body);
        if ((week?.revision ?? null) !== revision) throw new Refusal('MealPlanChanged');
        const weekStart = params['weekStart'] ?? thisWeek;
        week = {
          weekStart,
          ...wishes,
          revision: 1,
          isKept: false,
          children: ['Maya'],
          days: datesOf(weekStart).map((date) => ({
            date,
            meals: MEALS.map((meal) =>
              mealOf(meal, meal === 'breakfast' ? 'butter-toast-fingers' : null),
            ),
          })),
          notices: ['Dinner: no recipe is free of wheat, egg and soy in 20 minutes.'],
          problems: 0,
        };
      },
    },
    {
      route: `PUT ${PATH}/:weekStart/days/:date/:meal`,
      model,
      answer: ({ params, body }) => {
        const { recipeId } = swapMealSchema.parse(body);
        change((before) => ({
          ...before,
          days: before.days.map((day) =>
            day.date === params['date']
              ? {
                  ...day,
                  meals: day.meals.map((meal) =>
                    meal.meal === params['meal'] ? mealOf(meal.meal, recipeId) : meal,
                  ),
                }
              : day,
          ),
        }));
      },
    },
    { route: `PUT ${PATH}/:weekStart/days/:date`, model, answer: () => change((same) => same) },
    {
      route: `PUT ${PATH}/:weekStart/kept`,
      model,
      answer: () => change((before) => ({ ...before, isKept: !before.isKept })),
    },
    { route: `PUT ${PATH}/:weekStart/repeated`, model, answer: () => undefined },
    {
      route: `DELETE ${PATH}/:weekStart`,
      model,
      answer: () => {
        week = null;
      },
    },
    {
      route: `GET ${PATH}/:weekStart/days/:date/:meal/swaps`,
      schema: swapsSchema,
      answer: () => [
        { id: 'mini-pancakes', title: 'Mini pancakes', minutes: 15, children: ['Maya'] },
      ],
    },
    {
      route: 'GET /api/dietary/shopping',
      schema: shoppingListSchema,
      model: list,
      answer: ({ query }) => ({
        lines,
        weeks: [],
        preview: week?.weekStart === query.get('week') ? [LINE] : null,
        hasProblems: false,
      }),
    },
    {
      route: 'PUT /api/dietary/shopping/ticks',
      model: list,
      answer: ({ body }) => {
        const { key, isOn } = tickItemSchema.parse(body);
        lines = lines.map((line) => (line.key === key ? { ...line, isTicked: isOn } : line));
      },
    },
  ];
};
