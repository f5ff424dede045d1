import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import {
  categorySchema,
  nearbyCategoriesSchema,
  resourceListSchema,
} from '@hearthway/domain/directory/directory.contract.ts';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addCities, DURHAM, milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  await addCities(directory.database, [
    { ...DURHAM, name: 'Durham', state: 'NC', population: 267_743 },
  ]);
  await publish(directory.database, [
    ...Array.from({ length: 7 }, (_, index) => ({
      name: `Dentist ${index}`,
      category: 'dental' as const,
      at: milesNorth(index),
    })),
    { name: 'Ana Ruiz', category: 'speech-therapy', tags: ['Speech and language'] },
  ]);
});

afterAll(() => directory.stop());

const list = async (query: Record<string, string> = {}, { isSignedIn = true } = {}) => {
  const response = await directory.get('/api/resources', query, { isSignedIn });
  expect(response.statusCode).toBe(200);
  return resourceListSchema.parse(response.json());
};

const refusal = async (query: Record<string, string | string[]>, { isSignedIn = true } = {}) => {
  const response = await directory.get('/api/resources', query, { isSignedIn });
  return { status: response.statusCode, ...errorBodySchema.parse(response.json()) };
};

test('visitors see every category, with its number of listings', async () => {
  const response = await directory.get('/api/categories', {}, { isSignedIn: false });
  const categories = z.array(categorySchema).parse(response.json());
  expect(categories.map(({ id }) => id)).toEqual(CATEGORIES.map(({ id }) => id));
  expect(categories.filter(({ count }) => count > 0)).toMatchObject([
    { id: 'speech-therapy', count: 1 },
    { id: 'dental', name: 'Dental Care', icon: 'tooth', count: 7 },
  ]);
});

const nearby = async (home: string | undefined) => {
  directory.liveIn(home);
  const response = await directory.get('/api/categories/nearby');
  directory.liveIn(undefined);
  expect(response.statusCode).toBe(200);
  const { categories, ...where } = nearbyCategoriesSchema.parse(response.json());
  return { ...where, counts: categories.map(({ count }) => count) };
};

test('a family sees each category with its listings within 25 miles of home', async () => {
  const zeros = CATEGORIES.map(() => 0);
  const { place, radiusMiles, counts } = await nearby('27701');
  expect({ place, radiusMiles }).toEqual({ place: 'Durham, NC', radiusMiles: 25 });
  expect(counts).toHaveLength(CATEGORIES.length);
  const dental = CATEGORIES.findIndex(({ id }) => id === 'dental');
  expect(counts[dental]).toBe(7);
  const [near, far] = [milesNorth(-23.5), milesNorth(-26)].map(
    ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  );
  expect((await nearby(near)).counts[dental]).toBe(2);
  expect((await nearby(far)).counts).toEqual(zeros);
});

test('a family whose home is unknown sees the whole country', async () => {
  const everywhere = await nearby(undefined);
  expect(everywhere.place).toBe(null);
  expect(everywhere.counts).toContain(7);
  expect(await nearby('asdf')).toEqual(everywhere);
});

test('visitors see a few listings, of one category or of all', async () => {
  const visitor = { isSignedIn: false };
  expect((await list({}, visitor)).resources).toHaveLength(5);
  const { resources, meta } = await list({ category: 'speech-therapy' }, visitor);
  expect(resources).toMatchObject([{ name: 'Ana Ruiz' }]);
  expect(meta).toEqual({
    totalShown: 1,
    maxResults: 5,
    userTier: 'free',
    upgradeRequired: false,
    page: 1,
    hasMore: false,
    readPlace: null,
    unknownPlace: null,
    needsPlace: false,
    place: null,
    placeChoices: [],
    isHome: false,
    radiusMiles: null,
    terms: [],
    said: [],
  });
});

test.each([{ search: 'dentist' }, { location: '27701' }])(
  'with %j, a visitor is asked to sign in',
  async (query) => {
    expect(await refusal(query, { isSignedIn: false })).toMatchObject({
      status: 401,
      code: 'SignInRequired',
    });
  },
);

test('empty fields are no search', async () => {
  const query = { search: '  ', location: '', category: '' };
  expect((await list(query, { isSignedIn: false })).resources).toHaveLength(5);
});

test('a listing is shown in full', async () => {
  expect((await list({ search: 'ruiz', location: 'Durham, NC' })).resources).toEqual([
    {
      id: 'npi-7',
      name: 'Ana Ruiz',
      category: 'speech-therapy',
      rating: null,
      reviewCount: 0,
      distance: 0,
      description: '',
      tags: ['Speech and language'],
      phone: '(919) 555-0100',
      email: null,
      hours: null,
      website: null,
      address: '1 Main St, Durham, NC 27701',
      isDemo: false,
      source: 'National provider registry (NPPES)',
      lastVerified: '2026-10-01',
      categories: ['speech-therapy'],
      point: null,
      ages: null,
      languages: [],
      telehealth: null,
      inHome: null,
      medicaid: null,
      accepting: null,
      insurance: [],
      waitlist: null,
      wait: null,
      requirements: null,
    },
  ]);
});

test('the free tier sees the first five within 25 miles, and that there is more', async () => {
  const { resources, meta } = await list({ search: 'dentist', location: '35.9940, -78.8986' });
  expect(resources.map(({ name }) => name)).toEqual([
    'Dentist 0',
    'Dentist 1',
    'Dentist 2',
    'Dentist 3',
    'Dentist 4',
  ]);
  expect(meta).toEqual({
    totalShown: 5,
    maxResults: 5,
    userTier: 'free',
    upgradeRequired: true,
    page: 1,
    hasMore: false,
    readPlace: null,
    unknownPlace: null,
    needsPlace: false,
    place: 'Durham, NC',
    placeChoices: [],
    isHome: false,
    radiusMiles: 25,
    terms: ['#dental'],
    said: [],
  });
});

test.each([
  'limit',
  'maxResults',
  'radius',
  'radiusMiles',
  'tier',
  'userTier',
  'offset',
  'perPage',
])('no %s in the query changes what the free tier sees', async (name) => {
  const query = { search: 'dentist', location: '27701' };
  expect(await list({ ...query, [name]: '1000' })).toEqual(await list(query));
});

test('an unknown category is empty', async () => {
  for (const category of ['aba', "dental' | 'x", '#dental', '\\'])
    expect((await list({ category })).resources).toEqual([]);
});

test('an unknown place is refused as such', async () => {
  expect(await refusal({ location: '99999' })).toMatchObject({
    status: 422,
    code: 'UnknownLocation',
    message: 'We don’t know that ZIP code or city. Check it, or search without a location.',
  });
});

test.each([
  [{ search: 'a'.repeat(201) }, 'search'],
  [{ location: 'a'.repeat(101) }, 'location'],
  [{ search: ['one', 'two'] }, 'search'],
])('%j is refused by the name of the field', async (query, path) => {
  expect(await refusal(query)).toMatchObject({
    status: 400,
    code: 'ValidationFailed',
    issues: [{ path }],
  });
});

test.each([
  "'; drop table providers; --",
  "dentist' | '",
  '<script>alert(1)</script> dentist',
  '\\',
  ':* & | ! <-> ()',
  'dentist:*A',
  '%_%',
  '$1',
  '\0',
  'den\0tist',
  '\uD800',
  '\u202Etsitned',
  'ḑ̴̛è̸n̷t̵i̶s̸t̴',
  '日本語 العربية 🦷',
  'the of and',
  '#dental',
  'a'.repeat(200),
  'x '.repeat(100),
])('%j does no harm as a search, a place or a category', async (text) => {
  for (const query of [{ search: text }, { location: text }, { category: text.slice(0, 64) }]) {
    const { statusCode } = await directory.get('/api/resources', query);
    expect(statusCode).toBeLessThan(500);
  }
  expect((await list({ search: 'dentist', location: '27701' })).meta.totalShown).toBe(5);
});
