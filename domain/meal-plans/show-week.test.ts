import { expect, test } from 'vitest';
import { child, dinner, dish, kitchen, recipe, SPEECH, week } from './kitchen.fixture.ts';
import type { PlannedChild } from './planned-child.ts';
import type { PlannedRecipe } from './serve.ts';
import { hasProblems, showWeek } from './show-week.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const RICE = recipe('rice', [{ food: 'rice-white' }, { food: 'butter', swap: 'olive-oil' }]);
const OMELET = recipe('omelet', [{ food: 'egg' }]);
const PEARS = recipe('pears', [{ food: 'pear' }]);

const PLANNED = week([
  dinner(MONDAY, dish('rice', 'Maya', 'Leo')),
  dinner(TUESDAY, dish('omelet', 'Maya'), dish('pears', 'Leo')),
]);

const MAYA = child('Maya', { acceptedFoods: [{ food: 'rice' }] });
const LEO = child('Leo', { allergens: ['egg'] });

const shown = (
  children: readonly PlannedChild[] = [MAYA, LEO],
  recipes: readonly PlannedRecipe[] = [RICE, OMELET, PEARS],
  planned = PLANNED,
) => {
  const own = kitchen(children, recipes);
  const week = showWeek(planned, { ...own, wishes: planned }, SPEECH);
  expect(hasProblems(planned, own)).toBe(week.problems > 0);
  return week;
};

const dinners = (of: ReturnType<typeof shown>) =>
  of.days.flatMap(({ meals }) => meals.map(({ dishes, notes }) => ({ dishes, notes })));

test('a week as it was planned has no problem and says for whom each dish is, and why', () => {
  const { problems, days, children } = shown();
  expect({ problems, children, days: days.length }).toEqual({
    problems: 0,
    children: ['Maya', 'Leo'],
    days: 7,
  });
  expect(dinners(shown())).toMatchObject([
    {
      dishes: [
        {
          recipe: { id: 'rice', title: 'The rice', minutes: 10 },
          children: ['Maya', 'Leo'],
          why: ['Because Maya eats rice'],
          changes: [],
          problems: [],
        },
      ],
      notes: [],
    },
    {
      dishes: [{ recipe: { id: 'omelet' } }, { recipe: { id: 'pears' } }],
      notes: ['Not for Leo: Egg: by egg'],
    },
  ]);
});

test('an allergy that was added since shows as a problem with its food, or as a change', () => {
  const allergic = shown([child('Maya', { allergens: ['egg', 'milk'] }), LEO]);
  expect(allergic.problems).toBe(1);
  expect(dinners(allergic)).toMatchObject([
    { dishes: [{ changes: ['olive oil for butter'], problems: [] }] },
    { dishes: [{ problems: ['No longer for Maya: Egg: by egg'] }, { problems: [] }] },
  ]);
});

test('children whom a new allergy keeps from sharing a dish are told so', () => {
  // Each could have it with another change, and no one dish serves both.
  const soup = recipe('soup', [{ food: 'milk', swap: 'milk-soy' }]);
  const of = shown(
    [child('Maya', { allergens: ['milk'] }), child('Leo', { allergens: ['soy'] })],
    [soup],
    week([dinner(MONDAY, dish('soup', 'Maya', 'Leo'))]),
  );
  expect(of.problems).toBe(1);
  expect(dinners(of)).toMatchObject([
    {
      dishes: [
        { problems: ['These children can no longer share it. Please choose another meal.'] },
      ],
    },
  ]);
});

test('a recipe that was withdrawn asks for another meal, and names what a child eats', () => {
  const of = shown([MAYA, LEO], [OMELET, PEARS]);
  expect(of.problems).toBe(1);
  expect(dinners(of)[0]).toMatchObject({
    dishes: [
      {
        recipe: null,
        isWithdrawn: true,
        why: ['For Maya: rice', 'For Leo: choose a food that you know is fine'],
        problems: ['We withdrew this recipe. Please choose another meal.'],
      },
    ],
  });
});

test('a child whose profile was removed leaves its dishes, and those for it alone go', () => {
  const of = shown([MAYA]);
  expect({ children: of.children, problems: of.problems }).toEqual({
    children: ['Maya'],
    problems: 0,
  });
  expect(dinners(of)).toMatchObject([
    { dishes: [{ recipe: { id: 'rice' }, children: ['Maya'] }], notes: [] },
    { dishes: [{ recipe: { id: 'omelet' }, children: ['Maya'] }], notes: [] },
  ]);
  expect(dinners(of).map(({ dishes }) => dishes.length)).toEqual([1, 1]);
});

test('a week without any of its children says so, and keeps its meals', () => {
  const of = shown([]);
  expect(of.notices).toContain('The children of this week have no profile any more.');
  expect(dinners(of).map(({ dishes }) => dishes.length)).toEqual([1, 2]);
});

test('an allergy that cannot be checked, a doubtful food and an unknown taste are said once', () => {
  const { notices } = shown([
    child('Maya', {
      allergens: ['milk'],
      allergies: ['xyzzy'],
      acceptedFoods: [{ food: 'butter' }],
    }),
  ]);
  expect(notices).toEqual([
    'Maya has an allergy that we can’t check. Read every label.',
    'We know no food that Maya eats for sure. Add some to the profile, and each meal will have one.',
    'Not named here, since it may hold what Maya must avoid: butter',
  ]);
});
