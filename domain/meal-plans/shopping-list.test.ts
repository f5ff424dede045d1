import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { fold, type Given, given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { child, dinner, dish, kitchen, recipe, SPEECH, week } from './kitchen.fixture.ts';
import {
  SHOPPING_ITEMS_LIMIT,
  SHOPPING_TICKS_LIMIT,
  SHOPPING_WEEKS_LIMIT,
} from './meal-plans.constants.ts';
import type { PlannedWeek } from './planned-weeks.ts';
import type { PlannedRecipe } from './serve.ts';
import { previewOf, shoppingLines } from './shopping-lines.ts';
import { type ShoppingListCommand, shoppingListDecider } from './shopping-list.decider.ts';
import type { ShoppingListEvent } from './shopping-list.events.ts';

type Event = Given<ShoppingListEvent>;

const ticked = (key: string, of = '1 cup', isOn = true): Event => ({
  type: 'ShoppingItemTicked',
  data: { key, of, isOn },
});
const tick = (key: string, of = '1 cup', isOn = true): ShoppingListCommand => ({
  command: 'tick',
  key,
  of,
  isOn,
});
const written = (itemId: string, name = 'Towels', note = ''): Event => ({
  type: 'ShoppingItemWritten',
  data: { itemId, name, note },
});
const added = (weekStart: string, ...without: readonly string[]): Event => ({
  type: 'WeekPutOnShoppingList',
  data: { weekStart, without },
});

/** The list after commands, each decided on what the ones before have left. */
const after = (commands: readonly ShoppingListCommand[]) => {
  const events: ShoppingListEvent[] = [];
  for (const command of commands) {
    const decided = given(shoppingListDecider, events).when(command);
    if (!('rejected' in decided)) events.push(...decided);
  }
  return fold(shoppingListDecider, events);
};

describe('the commands of a list', () => {
  test('that hold already yield nothing', () => {
    const { when } = given(shoppingListDecider, [
      ticked('egg'),
      written('a'),
      added('2026-11-23', 'salt', 'rice-white'),
    ]);
    expect(when(tick('egg'))).toEqual([]);
    expect(when(tick('milk', '1 cup', false))).toEqual([]);
    expect(when({ command: 'write', itemId: 'a', name: 'Towels', note: '' })).toEqual([]);
    expect(when({ command: 'remove', itemId: 'b' })).toEqual([]);
    expect(
      when({ command: 'add-week', weekStart: '2026-11-23', without: ['rice-white', 'salt'] }),
    ).toEqual([]);
    expect(when({ command: 'take-week-off', weekStart: '2026-11-30' })).toEqual([]);
    expect(given(shoppingListDecider).when({ command: 'clear' })).toEqual([]);
  });

  test('beyond a limit are refused, and those about what is there are not', () => {
    const many = (count: number, event: (index: number) => Event) =>
      given(
        shoppingListDecider,
        Array.from({ length: count }, (_, index) => event(index)),
      );
    const full = reject('ShoppingListFull');
    const items = many(SHOPPING_ITEMS_LIMIT, (index) => written(`${index}`));
    expect(items.when({ command: 'write', itemId: 'x', name: 'One more', note: '' })).toEqual(full);
    expect(items.when({ command: 'write', itemId: '7', name: 'Soap', note: '' })).toHaveLength(1);
    const ticks = many(SHOPPING_TICKS_LIMIT, (index) => ticked(`${index}`));
    expect(ticks.when(tick('x'))).toEqual(full);
    expect(ticks.when(tick('7', '2 cup'))).toHaveLength(1);
    expect(ticks.when(tick('7', '1 cup', false))).toHaveLength(1);
    const weeks = many(SHOPPING_WEEKS_LIMIT, (index) => added(`2026-11-0${index + 1}`));
    expect(weeks.when({ command: 'add-week', weekStart: '2026-12-07', without: [] })).toEqual(full);
    expect(
      weeks.when({ command: 'add-week', weekStart: '2026-11-01', without: ['egg'] }),
    ).toHaveLength(1);
  });

  test('take an item and its tick away, and leave all others', () => {
    const list = fold(shoppingListDecider, [
      written('a'),
      written('b', 'Soap', 'The soft one'),
      ticked('a', ''),
      ticked('b', ''),
      { type: 'ShoppingItemRemoved', data: { itemId: 'a' } },
    ]);
    expect(list.items).toEqual([{ id: 'b', name: 'Soap', note: 'The soft one' }]);
    expect(list.ticks).toEqual([{ key: 'b', of: '' }]);
  });

  test('that were forgotten read as empty', () => {
    const list = fold(shoppingListDecider, [
      { type: 'ShoppingItemWritten', data: { itemId: 'a', name: SHREDDED, note: SHREDDED } },
      { type: 'WeekPutOnShoppingList', data: { weekStart: '2026-11-23', without: SHREDDED } },
    ]);
    expect(list).toMatchObject({
      items: [{ id: 'a', name: '', note: '' }],
      weeks: [{ weekStart: '2026-11-23', without: [] }],
    });
  });
});

test('two phones in one shop never undo each other’s ticks, in whatever order they arrive', async () => {
  const keysOf = (letters: string) => fc.array(fc.constantFrom(...letters), { maxLength: 12 });
  const presses = (keys: readonly string[]) =>
    keys.map((key, index) => tick(key, '1 cup', index % 3 < 2));
  await fc.assert(
    fc.property(
      keysOf('abcd'),
      keysOf('wxyz'),
      fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
      (first, second, turns) => {
        const [one, other] = [presses(first), presses(second)];
        const left = [...one];
        const right = [...other];
        const mixed = turns.flatMap((isFirst) => (isFirst ? left : right).splice(0, 1));
        const keyed = (commands: readonly ShoppingListCommand[]) =>
          new Set(after(commands).ticks.map(({ key }) => key));
        expect(keyed([...mixed, ...left, ...right])).toEqual(
          new Set([...keyed(one), ...keyed(other)]),
        );
      },
    ),
    { seed: 36, numRuns: 100 },
  );
});

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const RECIPES = [
  recipe('rice', [
    { food: 'rice-white' },
    { food: 'butter', amount: 2, unit: 'tbsp', swap: 'olive-oil' },
    { food: 'water' },
    { food: 'salt', amount: 1, unit: 'pinch' },
  ]),
  recipe('pilaf', [
    { food: 'rice-white', amount: 0.33 },
    { food: 'egg', amount: 2, unit: 'piece' },
  ]),
];

const MAYA = child('Maya');
const LEO = child('Leo');

const PLANNED = week([
  dinner(MONDAY, dish('rice', 'Maya', 'Leo')),
  dinner(TUESDAY, dish('pilaf', 'Maya', 'Leo')),
]);

interface ListOptions {
  readonly children?: readonly ReturnType<typeof child>[];
  readonly recipes?: readonly PlannedRecipe[];
  readonly weeks?: readonly PlannedWeek[];
}

const linesAfter = (
  events: readonly Event[],
  { children = [MAYA, LEO], recipes = RECIPES, weeks = [PLANNED] }: ListOptions = {},
) =>
  shoppingLines({
    list: fold(shoppingListDecider, events),
    weeks,
    kitchen: kitchen(children, recipes),
    speech: SPEECH,
  });

const brief = (lines: ReturnType<typeof linesAfter>) =>
  lines.map(({ key, amountKey }) => `${key}: ${amountKey}`);

describe('the lines of a list', () => {
  test('add up each food for those who eat, by aisle, with its recipes', () => {
    const lines = linesAfter([added(MONDAY)]);
    expect(brief(lines)).toEqual([
      'butter: 2 tbsp',
      'egg: 2 piece',
      'rice-white: 1.33 cup',
      'salt: 1 pinch',
    ]);
    expect(lines.map(({ recipes }) => recipes)).toEqual([
      ['The rice'],
      ['The pilaf'],
      ['The rice', 'The pilaf'],
      ['The rice'],
    ]);
    expect(lines.filter(({ isUsuallyAtHome }) => isUsuallyAtHome).map(({ key }) => key)).toEqual([
      'salt',
    ]);
    expect(brief(linesAfter([added(MONDAY)], { weeks: [{ ...PLANNED, eaters: 2 }] }))).toContain(
      'egg: 4 piece',
    );
  });

  test('leave out foods at home, and buy a swap in place of its food', () => {
    expect(brief(linesAfter([added(MONDAY, 'salt', 'egg')]))).toEqual([
      'butter: 2 tbsp',
      'rice-white: 1.33 cup',
    ]);
    const allergic = child('Maya', { allergens: ['milk'] });
    expect(brief(linesAfter([added(MONDAY, 'salt')], { children: [allergic, LEO] }))).toEqual([
      'egg: 2 piece',
      'rice-white: 1.33 cup',
      'olive-oil: 2 tbsp',
    ]);
  });

  test('buy a dinner for two days where it is lunch on the next, and the leftovers never', () => {
    const leftover = {
      date: TUESDAY,
      meal: 'lunch',
      dishes: [{ ...dish('rice', 'Maya', 'Leo'), isLeftover: true }],
    } as const;
    const twice = week([dinner(MONDAY, dish('rice', 'Maya', 'Leo')), leftover]);
    expect(brief(linesAfter([added(MONDAY, 'salt')], { weeks: [twice] }))).toEqual([
      'butter: 0.25 cup',
      'rice-white: 2 cup',
    ]);
  });

  test('go with their week, and own items stay', () => {
    const events = [added(MONDAY), written('a'), ticked('a', '')];
    const own = [{ key: 'a', name: 'Towels', isOwn: true, isTicked: true }];
    expect(linesAfter(events)).toHaveLength(5);
    const off: Event = { type: 'WeekTakenOffShoppingList', data: { weekStart: MONDAY } };
    expect(linesAfter([...events, off])).toMatchObject(own);
    expect(linesAfter(events, { weeks: [] })).toMatchObject(own);
    expect(linesAfter([...events, { type: 'ShoppingListCleared', data: {} }])).toEqual([]);
  });

  test('lose their tick when another amount is needed, and say so', () => {
    const events = [added(MONDAY), ticked('egg', '2 piece')];
    const eggOf = (lines: ReturnType<typeof linesAfter>) => lines.find(({ key }) => key === 'egg');
    expect(eggOf(linesAfter(events))).toMatchObject({ isTicked: true, hasChanged: false });
    const more = { weeks: [{ ...PLANNED, eaters: 2 }] };
    expect(eggOf(linesAfter(events, more))).toMatchObject({ isTicked: false, hasChanged: true });
    expect(eggOf(linesAfter([...events, ticked('egg', '4 piece')], more))).toMatchObject({
      isTicked: true,
      hasChanged: false,
    });
  });

  test('of a dish that no longer fits, or was withdrawn, are left out', () => {
    const allergic = child('Maya', { allergens: ['egg'] });
    expect(brief(linesAfter([added(MONDAY, 'salt')], { children: [allergic, LEO] }))).toEqual([
      'butter: 2 tbsp',
      'rice-white: 1 cup',
    ]);
    const [rice] = RECIPES;
    expect(
      brief(linesAfter([added(MONDAY, 'salt')], { recipes: rice === undefined ? [] : [rice] })),
    ).toEqual(['butter: 2 tbsp', 'rice-white: 1 cup']);
  });

  test('have the foods that a child eats alone or beside a dish, as the family told them', () => {
    const maya = child('Maya', {
      acceptedFoods: [
        { food: 'Cheerios', presentation: 'dry' },
        { food: 'rice', presentation: 'jasmine' },
        { food: 'Cheese' },
      ],
    });
    const plain = week([
      dinner(MONDAY, dish(null, 'Maya')),
      dinner(TUESDAY, dish('egg', 'Maya')),
      dinner('2026-11-25', dish(null, 'Maya', 'Leo')),
      dinner('2026-11-26', dish('rice', 'Maya')),
    ]);
    const options = {
      children: [maya, LEO],
      recipes: [...RECIPES, recipe('egg', [{ food: 'egg', amount: 2, unit: 'piece' }])],
      weeks: [plain],
    };
    const lines = linesAfter([added(MONDAY, 'salt', 'butter')], options);
    expect(lines.map(({ name, aisle, note, amountKey }) => [name, aisle, note, amountKey])).toEqual(
      [
        ['Cheese', 'dairy', '', ''],
        ['egg', 'dairy', '', '1 piece'],
        ['white rice', 'pasta-grains', 'jasmine', '0.5 cup'],
        ['Cheerios', 'other', 'dry', ''],
      ],
    );
    const [cheese, , , cheerios] = lines.map(({ key }) => key);
    expect([cheese, cheerios].join(' ')).toMatch(/^eaten-[a-z]+ eaten-[a-z]+$/);
    const again = linesAfter(
      [added(MONDAY, 'salt', 'butter', cheese ?? ''), ticked(cheerios ?? '', '')],
      options,
    );
    expect(again.map(({ name, isTicked }) => [name, isTicked])).toEqual([
      ['egg', false],
      ['white rice', false],
      ['Cheerios', true],
    ]);
  });

  test('are shown before a week is added', () => {
    const preview = previewOf(PLANNED, { kitchen: kitchen([MAYA, LEO], RECIPES), speech: SPEECH });
    expect(brief(preview)).toEqual(brief(linesAfter([added(MONDAY)])));
  });
});
