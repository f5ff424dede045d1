import { recipeData } from '@hearthway/domain/recipes/recipe-data.fixture.ts';
import {
  keptRecipesSchema,
  recipeListSchema,
  recipeSchema,
} from '@hearthway/domain/recipes/recipes.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let api: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;

const FOODS = ['butter', 'egg', 'peanut-butter', 'rice-white', 'salmon', 'tofu'];

beforeAll(async () => {
  scenario = await startScenario();
  for (const food of FOODS) {
    const data = recipeData([{ food }, { food: 'sesame-seeds', unit: 'tbsp', isOptional: true }], {
      category: food === 'egg' ? 'breakfast' : 'dinner',
      prepTime: food.length,
    });
    const texts = Object.fromEntries(
      ['en', 'es'].map((language) => [
        language,
        {
          words: { title: `${food} in ${language}`, description: 'A dish.' },
          sections: [
            {
              id: 'steps',
              title: 'Steps',
              kind: 'list',
              blocks: [{ kind: 'list', isOrdered: true, items: [[{ text: 'Cook the food.' }]] }],
            },
          ],
          questions: [],
        },
      ]),
    );
    await sql`
      insert into content_versions (kind, id, version, data, texts, facts)
      values ('recipe', ${food}, 1, ${JSON.stringify(data)}, ${JSON.stringify(texts)}, '[]')
    `.execute(scenario.database);
    await sql`
      insert into content_items (kind, id, version, hash) values ('recipe', ${food}, 1, '')
    `.execute(scenario.database);
  }
  ({ app: api, close } = buildOver(scenario));
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const list = async (query = '', headers: Record<string, string> = {}) => {
  const reply = await api.inject({ url: `/api/dietary/recipes${query}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return recipeListSchema.parse(reply.json());
};

const onPlan = async (profiles: readonly object[]): Promise<Family> => {
  const family = await scenario.signUp();
  await scenario.project({
    model: 'dietary_profiles',
    userId: family.userId,
    position: await scenario.append(),
    row: { profiles },
  });
  return family;
};

const NOW = '2026-11-02T00:00:00.000Z';

const profile = (id: string, fields: object) => ({
  id,
  childId: null,
  childName: 'Maya',
  age: 6,
  allergens: [],
  allergies: [],
  restrictions: [],
  preferredTextures: [],
  avoidedTextures: [],
  dislikedFoods: [],
  temperatures: [],
  smell: null,
  acceptedFoods: [],
  sensoryIssues: '',
  eatingPlaces: '',
  notes: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  removedAt: null,
  ...fields,
});

test('a visitor sees three recipes in full and titles of the rest', async () => {
  const { recipes } = await list();
  expect(recipes.filter(({ isLocked }) => !isLocked)).toHaveLength(3);
  const locked = recipes.filter(({ isLocked }) => isLocked);
  expect(locked).toHaveLength(FOODS.length - 3);
  expect(Object.keys(locked[0] ?? {}).toSorted()).toEqual(['category', 'id', 'isLocked', 'title']);
  const reply = await api.inject({ url: `/api/dietary/recipes/${locked[0]?.id}` });
  expect(recipeSchema.parse(reply.json()).isLocked).toBe(true);
  expect(reply.body).not.toContain('Cook the food');
});

test('filters of the address narrow the list, and an unknown value is refused', async () => {
  const all = await list('?category=breakfast');
  expect(all.recipes.map(({ id }) => id)).toEqual(['egg']);
  const { recipes } = await list('?isDairyFree=true&isNutFree=true&difficulty=easy');
  expect(recipes.map(({ id }) => id).toSorted()).toEqual(['egg', 'rice-white', 'salmon', 'tofu']);
  expect((await list('?search=salmon')).recipes.map(({ id }) => id)).toEqual(['salmon']);
  const refused = await api.inject({ url: '/api/dietary/recipes?category=brunch' });
  expect(refused.statusCode).toBe(400);
});

test("a family's free recipes are those that its children may have", async () => {
  const family = await onPlan([
    profile('maya', { allergens: ['milk', 'egg', 'peanuts'], allergies: ['sésamo'] }),
  ]);
  const { recipes } = await list('', family.headers);
  const open = recipes.filter(({ isLocked }) => !isLocked).map(({ id }) => id);
  expect(open.toSorted()).toEqual(['rice-white', 'salmon', 'tofu']);
});

test('a recipe that does not fit a child comes with its reasons, and an optional line is left out', async () => {
  const family = await onPlan([profile('maya', { allergens: ['egg', 'sesame'] })]);
  const { recipes, excluded } = await list('?fits=maya', family.headers);
  expect(excluded.map(({ id, fit }) => [id, fit.reasons])).toEqual([['egg', ['Egg: by egg']]]);
  const open = recipes.flatMap((recipe) => (recipe.isLocked ? [] : [recipe.fit?.changes]));
  expect(open).toContainEqual([{ food: 'sesame seeds', instead: null }]);
});

test("another family's profile is not found", async () => {
  await onPlan([profile('theirs', {})]);
  const family = await onPlan([profile('ours', {})]);
  for (const url of ['/api/dietary/recipes?fits=theirs', '/api/dietary/recipes/egg?fits=theirs']) {
    const reply = await api.inject({ url, headers: family.headers });
    // A recipe that is locked tells nothing of a profile.
    expect([200, 404]).toContain(reply.statusCode);
    expect(reply.body).not.toContain('theirs');
  }
});

test('a family on the free plan sees which of its kept recipes a profile speaks against', async () => {
  const kept = async (profiles: readonly object[], headers: Record<string, string> = {}) => {
    const family = await onPlan(profiles);
    await scenario.project({
      model: 'recipe_marks',
      userId: family.userId,
      position: await scenario.append(),
      row: { kept: ['tofu', 'rice-white', 'egg'], made: ['butter'], went_well: [] },
    });
    const reply = await api.inject({
      url: '/api/dietary/recipes/kept',
      headers: { ...family.headers, ...headers },
    });
    return keptRecipesSchema.parse(reply.json());
  };
  expect(await kept([profile('maya', { allergens: ['fish'] })])).toEqual([]);
  expect(await kept([profile('maya', { allergens: ['soy'], removedAt: NOW })])).toEqual([]);
  const maya = profile('maya', { allergens: ['soy', 'sesame'] });
  expect(await kept([maya], { 'accept-language': 'es' })).toEqual([
    { id: 'tofu', title: 'tofu in es', verdict: 'no', says: ['No es para Maya: Soya: por tofu'] },
    ...['rice-white', 'egg'].map((id) => ({
      id,
      title: `${id} in es`,
      verdict: 'changed',
      says: ['Para Maya: sin semillas de ajonjolí'],
    })),
  ]);
});

test('popularity needs five families', async () => {
  const mark = async () => {
    const family = await scenario.signUp();
    await scenario.project({
      model: 'recipe_marks',
      userId: family.userId,
      position: await scenario.append(),
      row: { kept: [], made: ['egg'], went_well: ['egg'] },
    });
  };
  for (let at = 0; at < 5; at += 1) await mark();
  const { app: fresh, close: closeFresh } = buildOver(scenario);
  const reply = await fresh.inject({ url: '/api/dietary/recipes?sort=marked' });
  await closeFresh();
  const { recipes } = recipeListSchema.parse(reply.json());
  const scores = recipes.flatMap((recipe) => (recipe.isLocked ? [] : [recipe.popularityScore]));
  expect(scores.filter((score) => score !== null && score !== 5)).toEqual([]);
});

test('the same query lists for each child what fits it, and shows a change of the book', async () => {
  const family = await onPlan([profile('maya', { allergens: ['egg'] }), profile('leo', {})]);
  const excluded = async (child: string) =>
    (await list(`?fits=${child}`, family.headers)).excluded.map(({ id }) => id);
  for (const _ of ['first', 'again']) {
    expect(await excluded('maya')).toEqual(['egg']);
    expect(await excluded('leo')).toEqual([]);
  }
  await sql`
    insert into content_versions (kind, id, version, data, texts, facts)
    select kind, id, 2, jsonb_set(data, '{lines,0,food}', '"egg"'), texts, facts
    from content_versions where kind = 'recipe' and id = 'tofu'
  `.execute(scenario.database);
  await sql`update content_items set version = 2 where id = 'tofu'`.execute(scenario.database);
  expect((await excluded('maya')).toSorted()).toEqual(['egg', 'tofu']);
});
