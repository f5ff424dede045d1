import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { FavoriteEntry } from '@hearthway/domain/favorites/favorites.view.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildOver, type Family, type Scenario, startScenario } from '../scenario.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
  await sql`
    insert into providers (
      id, source, category, categories, name, description, tags, phone, street, city, state, zip,
      is_demo, last_verified
    ) values (
      'npi-1', 'nppes', 'aba-therapy', '{aba-therapy}', 'Bright Steps ABA', 'Skills in small steps',
      '{home visits}', '(919) 555-0134', '1 Oak Street', 'Durham', 'NC', '27701', false, '2026-10-01'
    )
  `.execute(scenario.database);
});

afterAll(() => scenario.stop());

const entry = (resourceId: string, day: number): FavoriteEntry => ({
  resourceId,
  name: `The name of ${resourceId} then`,
  category: 'aba-therapy',
  favoritedAt: `2026-01-0${day}T12:00:00.000Z`,
});

const favorite = async (family: Family, ...favorites: readonly FavoriteEntry[]) =>
  scenario.project({
    model: 'favorites',
    userId: family.userId,
    position: await scenario.append(),
    favorites,
  });

const favoritesOf = async ({ headers }: Family, query = '') => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const response = await app.inject({ url: `/api/favorites${query}`, headers });
  expect(response.statusCode).toBe(200);
  return z.array(favoriteSchema).parse(response.json());
};

test('a favorite is what the directory says of it now', async () => {
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
      favoritedAt: '2026-01-01T12:00:00.000Z',
      isGone: false,
    },
  ]);
});

test('the newest comes first, and one that has left the directory is still there', async () => {
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

test('whoever never had a favorite has none', async () => {
  expect(await favoritesOf(await scenario.signUp())).toEqual([]);
});

test('a family sees its own, whatever id is asked for', async () => {
  const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
  await favorite(theirs, entry('npi-1', 1));
  expect(await favoritesOf(mine, `?userId=${theirs.userId}`)).toEqual([]);
  expect(await favoritesOf(theirs, '?userId=1')).toHaveLength(1);
});
