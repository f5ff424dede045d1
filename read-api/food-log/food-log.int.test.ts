import {
  foodMonthSchema,
  foodSummarySchema,
  foodsSchema,
} from '@hearthway/domain/food-log/food-log.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let api: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let family: Family;

const MAYA = 'a'.repeat(32);
const GONE = 'b'.repeat(32);

const profile = (id: string, removedAt: string | null) => ({
  id,
  childId: null,
  childName: 'Maya',
  age: 6,
  allergens: ['sesame'],
  allergies: [],
  restrictions: [],
  preferredTextures: [],
  avoidedTextures: [],
  dislikedFoods: [],
  temperatures: [],
  smell: null,
  acceptedFoods: [{ food: 'Crackers', presentation: '' }],
  sensoryIssues: '',
  eatingPlaces: '',
  notes: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  removedAt,
});

const FIELDS = {
  food: 'Peas',
  presentation: 'frozen',
  step: 'touched',
  outcome: 'fine',
  offeredOn: '2026-10-30',
  partOfDay: null,
  mood: null,
  note: '',
};

/** An entry of the log, as the projection writes it. */
const project = async (offerId: string, fields: Partial<typeof FIELDS> | null) =>
  scenario.project({
    model: 'food_offers',
    userId: family.userId,
    position: await scenario.append(),
    row: {
      position: `${await scenario.append()}`,
      profile_id: MAYA,
      offer_id: offerId,
      month: fields?.offeredOn?.slice(0, 7) ?? '',
      recorded_at: new Date('2026-11-10T12:00:00.000Z'),
      told: fields,
      kind: 'offer',
    },
  });

beforeAll(async () => {
  scenario = await startScenario();
  ({ app: api, close } = buildOver(scenario));
  family = await scenario.signUp();
  await scenario.project({
    model: 'dietary_profiles',
    userId: family.userId,
    position: await scenario.append(),
    row: { profiles: [profile(MAYA, null), profile(GONE, '2026-11-20T00:00:00.000Z')] },
  });
  await project('1', FIELDS);
  await project('2', { ...FIELDS, step: 'ate', offeredOn: '2026-11-02' });
  await project('1', { offeredOn: '2026-11-01', outcome: 'refused' });
  await project('3', FIELDS);
  await project('3', null);
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const get = (path: string, { as = family, profileId = MAYA } = {}) =>
  api.inject({ url: `/api/dietary/profiles/${profileId}/${path}`, headers: as.headers });

test('foods are told in counts, with the next step that the profile allows', async () => {
  const foods = foodsSchema.parse((await get('foods')).json());
  expect(foods.foods).toMatchObject([
    { food: 'Peas', presentation: 'frozen', offers: 2, nearest: 'ate', isAccepted: true },
    { food: 'Crackers', offers: 0, isAccepted: true },
  ]);
  expect(foods.latest.map(({ offerId }) => offerId)).toEqual(['2', '1']);
  // Maya is allergic to sesame, which rice cakes may hold.
  expect(foods.nextSteps.flatMap(({ to }) => to)).not.toContain('rice cakes');
});

test('an offer is in the month that its correction tells, and in no other', async () => {
  const inMonth = async (month: string) =>
    foodMonthSchema.parse((await get(`offers?month=${month}`)).json()).offers;
  expect(await inMonth('2026-10')).toEqual([]);
  expect(await inMonth('2026-11')).toMatchObject([
    { offerId: '1', outcome: 'refused', food: 'Peas' },
    { offerId: '2' },
  ]);
});

test('a summary names its day and position, and one of a day before the log is empty', async () => {
  const summary = async (day: string) =>
    foodSummarySchema.parse((await get(`food-summary?day=${day}&timeZone=UTC`)).json());
  expect(await summary('2026-11-10')).toMatchObject({ day: '2026-11-10', offers: 2, days: 2 });
  expect(await summary('2026-11-09')).toMatchObject({ position: '0', offers: 0 });
  expect((await get('food-summary?day=2999-01-01&timeZone=UTC')).json()).toMatchObject({
    code: 'DateInFuture',
  });
});

test('a profile that was removed, or is of another family, is unknown to every read', async () => {
  const other = await scenario.signUp();
  for (const path of ['foods', 'offers?month=2026-11', 'food-summary?day=2026-11-10&timeZone=UTC'])
    for (const options of [{ as: other }, { profileId: GONE }]) {
      const reply = await get(path, options);
      expect(reply.json()).toMatchObject({ code: 'UnknownDietaryProfile' });
    }
});
