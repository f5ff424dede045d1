import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { callPlanSchema } from '@hearthway/domain/favorites/call-plan.contract.ts';
import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { StoredFavoriteEntry } from '@hearthway/domain/favorites/favorites.view.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
  await sql`
    insert into providers (
      id, source, source_name, category, categories, name, description, tags, phone, street, city,
      state, zip, is_demo, last_verified, latitude, longitude, ages_from, ages_to, languages,
      telehealth, medicaid, insurance, waitlist
    ) values (
      'npi-1', 'nppes', 'National provider registry (NPPES)', 'aba-therapy', '{aba-therapy}',
      'Bright Steps ABA', 'Skills in small steps', '{home visits}', '(919) 555-0134', '1 Oak Street',
      'Durham', 'NC', '27701', false, '2026-10-01', 35.994, -78.8986, 2, 99, '{en,es}', true, false,
      '{Aetna}', '3 months'
    )
  `.execute(scenario.database);
  await sql`
    insert into retired_providers (
      id, source, source_name, category, categories, name, description, tags, languages, insurance,
      phone, street, city, state, zip, is_demo, imported_at, retired_at
    ) values (
      'retired-1', 'nppes', 'A registry', 'dental', '{dental}', 'Quiet Harbor Dental', 'Calm care',
      '{}', '{}', '{}', '(919) 555-0199', '2 Oak Street', 'Durham', 'NC', '27701', false, now(),
      '2026-11-01T12:00:00Z'
    )
  `.execute(scenario.database);
});

afterAll(() => scenario.stop());

/** A row built before there were notes. */
const entry = (resourceId: string, day: number): StoredFavoriteEntry => ({
  resourceId,
  name: `The name of ${resourceId} then`,
  category: 'aba-therapy',
  favoritedAt: `2026-01-0${day}T12:00:00.000Z`,
});

const favorite = async (family: Family, ...favorites: readonly StoredFavoriteEntry[]) =>
  scenario.project({
    model: 'favorites',
    userId: family.userId,
    position: await scenario.append(),
    row: { resources: favorites },
  });

const favoritesOf = async ({ headers }: Family, query = '') => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const response = await app.inject({ url: `/api/favorites${query}`, headers });
  expect(response.statusCode).toBe(200);
  return z.array(favoriteSchema).parse(response.json());
};

test("a favorite shows the directory's current data", async () => {
  const family = await scenario.signUp();
  await favorite(family, entry('npi-1', 1));
  expect(await favoritesOf(family)).toEqual([
    {
      id: 'npi-1',
      name: 'Bright Steps ABA',
      category: 'aba-therapy',
      rating: null,
      reviewCount: 0,
      distance: null,
      description: 'Skills in small steps',
      tags: ['home visits'],
      phone: '(919) 555-0134',
      email: null,
      hours: null,
      website: null,
      address: '1 Oak Street, Durham, NC 27701',
      isDemo: false,
      source: 'National provider registry (NPPES)',
      lastVerified: '2026-10-01',
      categories: ['aba-therapy'],
      point: { latitude: 35.994, longitude: -78.8986 },
      ages: { from: 2, to: null },
      languages: ['en', 'es'],
      telehealth: true,
      inHome: null,
      medicaid: false,
      accepting: null,
      insurance: ['Aetna'],
      waitlist: '3 months',
      wait: null,
      requirements: null,
      favoritedAt: '2026-01-01T12:00:00.000Z',
      note: null,
      status: null,
      waitsSince: null,
      visitedOn: null,
      retiredAt: null,
      isGone: false,
      state: 'NC',
      isPhoneHidden: false,
      callTips: null,
    },
  ]);
});

test('the last of a row comes first, and one that has left the directory is still there', async () => {
  const family = await scenario.signUp();
  const uncategorized = { ...entry('npi-3', 3), category: null };
  await favorite(family, entry('npi-1', 1), entry('npi-2', 2), uncategorized);
  const favorites = await favoritesOf(family);
  expect(
    favorites.map(({ id, name, category, isGone }) => ({ id, name, category, isGone })),
  ).toEqual([
    { id: 'npi-3', name: 'The name of npi-3 then', category: '', isGone: true },
    { id: 'npi-2', name: 'The name of npi-2 then', category: 'aba-therapy', isGone: true },
    { id: 'npi-1', name: 'Bright Steps ABA', category: 'aba-therapy', isGone: false },
  ]);
});

test("a favorite carries the family's note, status and order", async () => {
  const family = await scenario.signUp();
  const noted = { note: 'Ask for Dana', status: 'waiting-list' } as const;
  await favorite(family, { ...entry('npi-1', 1), ...noted }, { ...entry('npi-2', 2), ...noted });
  expect(await favoritesOf(family)).toMatchObject([
    { id: 'npi-2', ...noted },
    { id: 'npi-1', ...noted },
  ]);
});

test('a favorite whose source has dropped it says so, with its last known data', async () => {
  const family = await scenario.signUp();
  await favorite(family, entry('retired-1', 1));
  expect(await favoritesOf(family)).toMatchObject([
    {
      id: 'retired-1',
      name: 'Quiet Harbor Dental',
      phone: '(919) 555-0199',
      retiredAt: '2026-11-01T12:00:00.000Z',
      isGone: false,
    },
  ]);
});

test('a favorite says how far it is from where the family said that it lives', async () => {
  await scenario.database
    .insertInto('zip_codes')
    .values({
      zip: '27514',
      latitude: 35.966,
      longitude: -79.051,
      city: 'Chapel Hill',
      state: 'NC',
    })
    .execute();
  const [near, nowhere] = [await scenario.signUp(), await scenario.signUp()];
  for (const [{ userId }, location] of [
    [near, '27514'],
    [nowhere, 'Nether Wallop'],
  ] as const)
    await sql`
      insert into journey_v1 (user_id, onboarding)
      values (${userId}, ${JSON.stringify({ diagnosisDate: '2025-10-05', location })})
    `.execute(scenario.database);
  for (const family of [near, nowhere])
    await favorite(family, entry('npi-1', 1), entry('npi-2', 2));
  const distances = async (family: Family) =>
    (await favoritesOf(family)).map(({ distance }) => distance);
  expect(await distances(near)).toEqual([null, 8.7]);
  expect(await distances(nowhere)).toEqual([null, null]);
});

test('an account without favorites gets an empty list', async () => {
  expect(await favoritesOf(await scenario.signUp())).toEqual([]);
});

test('a family sees only its own, for any id in the query', async () => {
  const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
  await favorite(theirs, entry('npi-1', 1));
  expect(await favoritesOf(mine, `?userId=${theirs.userId}`)).toEqual([]);
  expect(await favoritesOf(theirs, '?userId=1')).toHaveLength(1);
});

/** Stores a call that was answered, today unless the test says when. */
const noteCall = async (
  { userId }: Family,
  note: { readonly minutes?: number; readonly keys?: string; readonly daysAgo?: number },
) => {
  const { minutes = null, keys = null, daysAgo = 0 } = note;
  await scenario.project({
    model: 'call_plan',
    userId,
    position: await scenario.append(),
    row: {
      resource_id: 'npi-1',
      outcome: 'reached',
      hold_minutes: minutes,
      keys,
      noted_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    },
  });
};

test('other families tell the median hold time, and the keys that two of them noted', async () => {
  const [family, one, two, three, four, five] = await Promise.all([
    scenario.signUp(),
    scenario.signUp(),
    scenario.signUp(),
    scenario.signUp(),
    scenario.signUp(),
    scenario.signUp(),
  ]);
  await favorite(family, entry('npi-1', 1), entry('npi-9', 2));
  const tips = async () => (await favoritesOf(family)).map(({ callTips }) => callTips);
  await noteCall(family, { minutes: 180, keys: '9' });
  await noteCall(five, { minutes: 1, keys: '2-1', daysAgo: 366 });
  expect(await tips()).toEqual([null, null]);
  await noteCall(one, { keys: '9' });
  expect(await tips()).toEqual([null, null]);
  await noteCall(two, { minutes: 30, keys: '2-1' });
  expect(await tips()).toEqual([null, { hold: { minutes: 30, families: 1 }, keys: null }]);
  await noteCall(three, { minutes: 10, keys: '2-1' });
  await noteCall(four, { minutes: 20 });
  expect(await tips()).toEqual([
    null,
    { hold: { minutes: 20, families: 3 }, keys: { keys: '2-1', families: 2 } },
  ]);
  // An erased account leaves no row.
  await sql`delete from call_plan where user_id = ${two.userId}`.execute(scenario.database);
  expect(await tips()).toEqual([null, { hold: { minutes: 10, families: 2 }, keys: null }]);
});

test("a plan for calls has the family's times, the next first, and its latest calls", async () => {
  const [family, other] = await Promise.all([scenario.signUp(), scenario.signUp()]);
  const plan = async (resource_id: string, call_at: string) =>
    scenario.project({
      model: 'call_plan',
      userId: family.userId,
      position: await scenario.append(),
      row: { resource_id, call_at },
    });
  await plan('npi-2', '2026-12-02T15:00:00.000Z');
  await plan('npi-3', '2026-12-01T15:00:00.000Z');
  await noteCall(family, { minutes: 5, keys: '0' });
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const read = async ({ headers }: Family) =>
    callPlanSchema.parse((await app.inject({ url: '/api/call-plan', headers })).json());
  expect(await read(family)).toEqual({
    later: [
      { resourceId: 'npi-3', callAt: '2026-12-01T15:00:00.000Z' },
      { resourceId: 'npi-2', callAt: '2026-12-02T15:00:00.000Z' },
    ],
    noted: [
      expect.objectContaining({
        resourceId: 'npi-1',
        outcome: 'reached',
        holdMinutes: 5,
        keys: '0',
      }),
    ],
  });
  expect(await read(other)).toEqual({ later: [], noted: [] });
});
