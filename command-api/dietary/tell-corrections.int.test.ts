import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { INGREDIENTS } from '@hearthway/domain/ingredients/ingredients.ts';
import { recipeData } from '@hearthway/domain/recipes/recipe-data.fixture.ts';
import { mailAboutCorrections } from '@hearthway/domain/recipes/recipe-mails.policy.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import {
  dealtWithAll,
  followLog,
  POLICY_TIMEOUT,
  renamed,
  startTestPolicy,
} from '../policies/policies.fixture.ts';
import { tellCorrectionsJob } from './tell-corrections.job.ts';

const { signal } = new AbortController();

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await followLog(api);
  const data = recipeData([{ food: 'rice-white' }, { food: 'tofu', unit: 'tbsp' }]);
  const text = { words: { title: 'Rice', description: 'Rice.' }, sections: [], questions: [] };
  await sql`
    insert into content_versions (kind, id, version, data, texts, facts)
    values ('recipe', 'rice', 1, ${JSON.stringify(data)}, ${JSON.stringify({ en: text })}, '[]')
  `.execute(api.database);
  await sql`
    insert into content_items (kind, id, version, hash) values ('recipe', 'rice', 1, '')
  `.execute(api.database);
});

afterAll(() => api.stop());

/** A family that keeps the recipe, in its stream and in the read model. */
const keeper = async ({
  allergens,
  isRemoved = false,
}: {
  allergens: string[];
  isRemoved?: boolean;
}) => {
  const family = await api.signUp();
  const send = (method: string, path: string, body: object) =>
    api.send({ method, url: `/api/dietary/${path}`, as: family, body });
  const created = await send('POST', 'profiles', { childName: 'PLANTED', allergens });
  const [stream = ''] = api
    .streams('dietaryProfile-')
    .filter((name) => JSON.stringify(api.stored(name)).includes(family.userId));
  expect(created.status).toBe(200);
  if (isRemoved) await send('DELETE', `profiles/${stream.slice('dietaryProfile-'.length)}`, {});
  const marked = await send('PUT', 'recipes/rice/marks/kept', { isOn: true });
  expect(marked.status).toBe(204);
  await sql`
    insert into recipe_marks (user_id, kept, made, went_well)
    values (${family.userId}, '["rice"]', '[]', '[]')
  `.execute(api.database);
  return family;
};

const correctionsOf = ({ userId }: Family) =>
  api.stored(`recipes-${userId}`).filter(({ type }) => type === 'KeptRecipesCorrected');

const mailsTo = ({ userId }: Family) =>
  api.database
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'kept-recipes-corrected')
    .execute();

const openCorrections = async () => {
  const { rows } = await sql<{ foods: unknown }>`
    select foods from ingredient_corrections where settled_at is null
  `.execute(api.database);
  return rows;
};

test('a corrected food is told once to each family whose child must not have it, and mailed', async () => {
  const policy = renamed(mailAboutCorrections);
  startTestPolicy(api, policy);
  const concerned = await keeper({ allergens: ['soy'] });
  const others = [
    await keeper({ allergens: ['egg'] }),
    await keeper({ allergens: [] }),
    await keeper({ allergens: ['soy'], isRemoved: true }),
  ];
  const before = INGREDIENTS.map((food) =>
    food.id === 'tofu' ? { ...food, contains: [], mayContain: [] } : food,
  );
  await tellCorrectionsJob(api.dependencies, { foods: before }).run(signal);
  expect(await openCorrections()).toEqual([]);

  // Killed after the correction was found, before anyone was told.
  const killed = new AbortController();
  killed.abort();
  await tellCorrectionsJob(api.dependencies).run(killed.signal);
  expect(correctionsOf(concerned)).toEqual([]);

  const job = tellCorrectionsJob(api.dependencies);
  await Promise.all([job.run(signal), tellCorrectionsJob(api.dependencies).run(signal)]);
  await job.run(signal);
  expect(await openCorrections()).toEqual([{ foods: { tofu: ['soy'] } }]);
  expect(correctionsOf(concerned)).toHaveLength(1);
  expect(JSON.stringify(correctionsOf(concerned))).not.toContain('rice');
  expect(others.flatMap(correctionsOf)).toEqual([]);

  await expect.poll(async () => (await mailsTo(concerned)).length, POLICY_TIMEOUT).toBe(1);
  await dealtWithAll(api, policy);
  expect(await mailsTo(concerned)).toHaveLength(1);
  expect((await Promise.all(others.map(mailsTo))).flat()).toEqual([]);

  api.passTime(25 * HOUR_MS);
  await job.run(signal);
  expect(await openCorrections()).toEqual([]);
});
