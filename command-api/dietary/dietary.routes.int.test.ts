import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

interface Options {
  readonly as?: Family;
  readonly key?: string;
}

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  options: Options = {},
) =>
  api.send({
    method,
    url,
    ...(body !== undefined && { body }),
    as: options.as ?? family,
    headers: options.key === undefined ? {} : { 'idempotency-key': options.key },
  });

const create = (body: object = {}, options: Options = {}) =>
  send('POST', '/api/dietary/profiles', { childName: 'Maya', age: 6, ...body }, options);

const idOf = ({ body }: { readonly body: unknown }): string =>
  z.object({ id: z.string() }).parse(body).id;

const profile = (id: string) => `/api/dietary/profiles/${id}`;
const stored = (id: string) => api.stored(`dietaryProfile-${id}`);
const places = ({ userId } = family) => api.stored(`dietaryPlaces-${userId}`);

const setTier = async (tier: Tier) => {
  await api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(family.userId, api.now()),
  });
};

test('a profile is created in a stream of its own, and nothing of the child can be read in the log', async () => {
  const answer = await create({ allergies: ['cashews'], notes: 'Blue plate' });
  expect(answer.status).toBe(200);
  const [event] = stored(idOf(answer));
  expect(event).toMatchObject({
    type: 'DietaryProfileCreated',
    data: {
      allergenCount: 1,
      childId: idOf(answer),
      childName: { $sealed: {} },
      age: { $sealed: {} },
    },
    metadata: { userId: family.userId },
    position: answer.position,
  });
  expect(JSON.stringify([stored(idOf(answer)), places()])).not.toMatch(/Maya|cashew|Blue/i);
});

test('the session decides whose profile it is, and a foreign user id in query or body does not', async () => {
  const other = await api.signUp();
  const { userId } = other;
  const answer = await send('POST', `/api/dietary/profiles?userId=${userId}`, {
    childName: 'Maya',
    userId,
  });
  expect(stored(idOf(answer))[0]).toMatchObject({ metadata: { userId: family.userId } });
  expect(places(other)).toEqual([]);
});

test('a profile of another family is unknown to every call', async () => {
  const id = idOf(await create());
  const other = await api.signUp();
  for (const answer of [
    await send('PUT', profile(id), { notes: 'Mine' }, { as: other }),
    await send('DELETE', profile(id), undefined, { as: other }),
    await send('POST', `${profile(id)}/restored`, undefined, { as: other }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'UnknownDietaryProfile' });
  await send('DELETE', profile(id));
  expect(await send('POST', `${profile(id)}/restored`, undefined, { as: other })).toMatchObject({
    code: 'UnknownDietaryProfile',
  });
  expect(stored(id)).toHaveLength(2);
  expect(places(other)).toEqual([]);
});

test('a double click creates one profile', async () => {
  const [one, other] = await Promise.all([create({}, { key: 'k' }), create({}, { key: 'k' })]);
  expect(one).toEqual(other);
  expect(one.status).toBe(200);
  expect(stored(idOf(one))).toHaveLength(1);
  expect(places()).toHaveLength(1);
  expect(await create({ age: 7 }, { key: 'k' })).toMatchObject({ code: 'IdempotencyKeyReused' });
});

test('however many requests come at once, a family never has more profiles than its plan', async () => {
  await setTier('family');
  const answers = await Promise.all(Array.from({ length: 9 }, () => create()));
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
  const last = await Promise.all(Array.from({ length: 10 }, () => create()));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(last.filter(({ code }) => code === 'DietaryProfileLimitReached')).toHaveLength(9);
  expect(places()).toHaveLength(CHILD_LIMITS.family);
});

test('a removed profile makes room, and is taken back only while there is some', async () => {
  const first = idOf(await create());
  expect(await create()).toMatchObject({ status: 409, code: 'DietaryProfileLimitReached' });
  expect((await send('DELETE', profile(first))).status).toBe(204);
  expect((await send('POST', `${profile(first)}/restored`)).status).toBe(204);
  await send('DELETE', profile(first));
  const second = idOf(await create());
  expect(await send('POST', `${profile(first)}/restored`)).toMatchObject({
    code: 'DietaryProfileLimitReached',
  });
  await send('DELETE', profile(second));
  expect((await send('POST', `${profile(first)}/restored`)).status).toBe(204);
  expect(await send('PUT', profile(second), { age: 7 })).toMatchObject({
    code: 'DietaryProfileGone',
  });
});

test('profiles above the limit stay after a downgrade, and can be changed', async () => {
  await setTier('plus');
  const ids = [idOf(await create()), idOf(await create()), idOf(await create())];
  expect((await create()).code).toBe('DietaryProfileLimitReached');
  await setTier('free');
  for (const id of ids) expect((await send('PUT', profile(id), { age: 8 })).status).toBe(204);
  expect((await send('DELETE', profile(ids[0] ?? ''))).status).toBe(204);
  expect((await create()).code).toBe('DietaryProfileLimitReached');
});

test('a name that is missing and an age that is none are refused by field', async () => {
  expect(await create({ childName: ' ', age: '4½' })).toMatchObject({
    status: 400,
    code: 'ValidationFailed',
    fields: ['childName', 'age'],
  });
  expect(places()).toEqual([]);
});
