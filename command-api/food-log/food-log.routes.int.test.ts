import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { foodLogIdOf } from '@hearthway/domain/food-log/food-log.events.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
let family: Family;
let profileId: string;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  const { body } = await api.send({
    method: 'POST',
    url: '/api/dietary/profiles',
    body: { childName: 'Maya', age: 6 },
    as: family,
  });
  profileId = z.object({ id: z.string() }).parse(body).id;
});

const PROFILES = '/api/dietary/profiles';

/** That send at once. */
const PHONES = 2;

const offerIdOf = (number: number): string => `202611${`${number}`.padStart(26, '0')}`;

const dayOf = (days: number): string =>
  new Date(api.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const offer = (
  number: number,
  changes: object = {},
  { as = family, app }: { readonly as?: Family; readonly app?: HttpServer } = {},
) =>
  api.send({
    ...(app && { app }),
    method: 'POST',
    url: `${PROFILES}/${profileId}/offers`,
    body: {
      offerId: offerIdOf(number),
      food: 'Rice cakes',
      step: 'touched',
      offeredOn: dayOf(-1),
      ...changes,
    },
    as,
  });

const change = (method: 'PUT' | 'DELETE', number: number, body?: object, as = family) =>
  api.send({
    method,
    url: `${PROFILES}/${profileId}/offers/${offerIdOf(number)}`,
    ...(body && { body }),
    as,
  });

const stored = () => api.stored(`foodLog-${foodLogIdOf(profileId, offerIdOf(0))}`);

test('an offer is stored, corrected and removed, and no food can be read in the log', async () => {
  expect((await offer(1, { note: 'At Grandma’s' })).status).toBe(204);
  expect((await change('PUT', 1, { outcome: 'refused' })).status).toBe(204);
  expect((await change('PUT', 1, { outcome: 'refused' })).status).toBe(204);
  expect((await change('DELETE', 1)).status).toBe(204);
  expect(await change('PUT', 1, { step: 'ate' })).toMatchObject({ code: 'UnknownFoodOffer' });
  expect(stored().map(({ type }) => type)).toEqual([
    'FoodOffered',
    'FoodOfferCorrected',
    'FoodOfferRemoved',
  ]);
  expect(stored()[0]).toMatchObject({
    data: { step: 'touched', outcome: 'fine', food: { $sealed: {} }, note: { $sealed: {} } },
    metadata: { userId: family.userId },
  });
  expect(JSON.stringify(stored())).not.toMatch(/rice|grandma/i);
});

test('many offers at once are all taken, and one sent twice is one', async () => {
  const numbers = Array.from({ length: 40 }, (_, number) => number % 38);
  const answers = await Promise.all(numbers.map((number) => offer(number)));
  expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 204));
  expect(stored()).toHaveLength(38);
});

test('of 500 offers in a minute each that was taken is stored, and the others are told to wait', async () => {
  const app = api.over(api.database, { rateLimitFactor: 1 });
  const numbers = Array.from({ length: 500 }, (_, number) => number);
  const answers = [];
  for (let first = 0; first < numbers.length; first += PHONES)
    answers.push(
      ...(await Promise.all(
        numbers
          .slice(first, first + PHONES)
          .map(async (number) => ({ number, ...(await offer(number, {}, { app })) })),
      )),
    );
  const taken = answers.filter(({ status }) => status === 204);
  const refused = answers.filter(({ status }) => status !== 204);
  expect(taken.length).toBeGreaterThan(50);
  expect(stored().map(({ data }) => data)).toEqual(
    expect.arrayContaining(
      taken.map(({ number }) => expect.objectContaining({ offerId: offerIdOf(number) })),
    ),
  );
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['TooManyTries']));
  expect(refused.every(({ retryAfter = 0 }) => retryAfter > 0 && retryAfter <= 60)).toBe(true);
});

test('a profile of another family is unknown to every call', async () => {
  await offer(1);
  const other = await api.signUp();
  for (const answer of [
    await offer(2, {}, { as: other }),
    await change('PUT', 1, { step: 'ate' }, other),
    await change('DELETE', 1, undefined, other),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'UnknownDietaryProfile' });
  expect(stored()).toHaveLength(1);
});

test('a removed profile takes its log along, and brings it back within the day', async () => {
  await offer(1);
  const url = `${PROFILES}/${profileId}`;
  await api.send({ method: 'DELETE', url, as: family });
  expect(await offer(2)).toMatchObject({ status: 409, code: 'DietaryProfileGone' });
  expect(await change('DELETE', 1)).toMatchObject({ code: 'DietaryProfileGone' });
  await api.send({ method: 'POST', url: `${url}/restored`, as: family });
  expect((await offer(2)).status).toBe(204);
  expect(stored()).toHaveLength(2);
});

test('a day that is still to come is refused, and one ahead of UTC is taken', async () => {
  expect(await offer(1, { offeredOn: dayOf(3) })).toMatchObject({
    status: 422,
    code: 'DateInFuture',
  });
  expect(await offer(1, { offeredOn: '1970-01-01' })).toMatchObject({ fields: ['offeredOn'] });
  expect((await offer(1, { offeredOn: dayOf(0) })).status).toBe(204);
});
