import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { mealPlansDecider } from '@hearthway/domain/meal-plans/meal-plans.decider.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;
let profileId: string;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const withPlus = async (): Promise<Family> => {
  const created = await api.signUp();
  await api.dependencies.handle(subscriptionDecider, {
    id: created.userId,
    command: { command: 'set-tier', tier: 'plus' },
    context: operatorContext(created.userId, api.now()),
  });
  return created;
};

const createProfile = async (as: Family): Promise<string> => {
  const { body } = await api.send({
    method: 'POST',
    url: '/api/dietary/profiles',
    body: {
      childName: 'Maya',
      age: 6,
      acceptedFoods: [{ food: 'Toast', presentation: 'no crust' }],
    },
    as,
  });
  return z.object({ id: z.string() }).parse(body).id;
};

beforeEach(async () => {
  family = await withPlus();
  profileId = await createProfile(family);
});

/** Monday of the week of the test's clock. */
const monday = (): string => {
  const now = api.now();
  const days = (now.getUTCDay() + 6) % 7;
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
};

const send = (
  path: string,
  body: object,
  { as = family, key }: { as?: Family; key?: string } = {},
) =>
  api.send({
    method: 'PUT',
    url: `/api/dietary/plans/${path}`,
    body,
    as,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const wishes = (fields: object = {}) => ({
  revision: null,
  profileIds: [profileId],
  weekdayMinutes: 30,
  hasLeftovers: true,
  eaters: 1,
  ...fields,
});

const stored = ({ userId } = family) => api.stored(`mealPlans-${userId}`);

test('a week is planned, and no meal of it can be read in the log', async () => {
  expect((await send(monday(), wishes())).status).toBe(204);
  const [event] = stored();
  expect(event).toMatchObject({ type: 'WeekPlanned', data: { meals: { $sealed: {} } } });
  const { weeks } = await api.dependencies.readState(mealPlansDecider, family.userId);
  expect(weeks.map(({ meals }) => meals.length)).toEqual([21]);
});

test('a double click plans one week, and a page that has not seen it changes nothing', async () => {
  const [one, other] = await Promise.all([
    send(monday(), wishes(), { key: 'k' }),
    send(monday(), wishes(), { key: 'k' }),
  ]);
  expect([one.status, other.status]).toEqual([204, 204]);
  expect(stored()).toHaveLength(1);
  expect(await send(monday(), wishes())).toMatchObject({ code: 'MealPlanChanged' });
  const day = `${monday()}/days/${monday()}`;
  const [first, second] = await Promise.all([
    send(day, { revision: 1 }),
    send(day, { revision: 1 }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([204, 409]);
  expect(stored()).toHaveLength(2);
});

test('the free plan makes no week, and keeps and removes those that it has', async () => {
  await send(monday(), wishes());
  await api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier: 'free' },
    context: operatorContext(family.userId, api.now()),
  });
  expect(await send(monday(), wishes({ revision: 1 }))).toMatchObject({
    code: 'MealPlansNeedPlus',
  });
  expect((await send(`${monday()}/kept`, { isKept: true })).status).toBe(204);
});

test('a profile or a week of another family is unknown to every call', async () => {
  await send(monday(), wishes());
  const other = await withPlus();
  const day = `${monday()}/days/${monday()}`;
  expect(await send(monday(), wishes(), { as: other })).toMatchObject({
    status: 404,
    code: 'UnknownDietaryProfile',
  });
  for (const answer of [
    await send(day, { revision: 1 }, { as: other }),
    await send(`${day}/lunch`, { revision: 1, recipeId: null }, { as: other }),
    await send(`${monday()}/kept`, { isKept: true }, { as: other }),
    await send(`${monday()}/repeated`, { from: monday(), revision: null }, { as: other }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'UnknownWeek' });
  expect(stored(other)).toEqual([]);
});

test('a week far off, a day of another week and a recipe for no one are refused', async () => {
  expect(await send('2030-01-07', wishes())).toMatchObject({ code: 'WeekOutOfReach' });
  expect(await send('2026-11-24', wishes())).toMatchObject({ code: 'ValidationFailed' });
  await send(monday(), wishes());
  expect(await send(`${monday()}/days/2030-01-07`, { revision: 1 })).toMatchObject({
    code: 'UnknownWeek',
  });
  expect(
    await send(`${monday()}/days/${monday()}/lunch`, { revision: 1, recipeId: 'no-such' }),
  ).toMatchObject({ code: 'RecipeDoesNotFit' });
});
