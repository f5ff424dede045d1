import { mapSchema, type ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DURHAM, milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

const BURLINGTON = { latitude: 36.0957, longitude: -79.4378 };
const SEATTLE = { latitude: 47.6062, longitude: -122.3321 };

beforeAll(async () => {
  directory = await startDirectory();
  await publish(directory.database, [
    { name: 'Durham One', category: 'dental', telehealth: true },
    { name: 'Durham Two', category: 'dental', categories: ['dental', 'community'] },
    { name: 'Durham Three', category: 'speech-therapy' },
    { id: 'npi-burlington', name: 'Burlington One', category: 'dental', at: BURLINGTON },
    { name: 'Ninety-nine Miles', category: 'dental', at: milesNorth(99) },
    { name: 'Hundred and Three Miles', category: 'dental', at: milesNorth(103) },
    { id: 'npi-seattle', name: 'Seattle One', category: 'dental', at: SEATTLE, telehealth: true },
    { name: 'Nowhere', category: 'dental', at: null },
  ]);
});

afterAll(() => directory.stop());

beforeEach(() => directory.subscribe('plus'));

const COUNTRY = { west: '-125', south: '24', east: '-66', north: '50', zoom: '4' };
const PIEDMONT = { west: '-79.6', south: '35.6', east: '-78.8', north: '36.2', zoom: '10' };

type Query = Record<string, string>;

const show = async (query: Query): Promise<ResourceMap> => {
  const response = await directory.get('/api/resources/map', query);
  expect(response.json()).toMatchObject({ clusters: expect.any(Array) });
  return mapSchema.parse(response.json());
};

const countsOf = ({ clusters }: ResourceMap) => clusters.map(({ count }) => count);
const shownOn = (map: ResourceMap) => countsOf(map).reduce((sum, count) => sum + count, 0);

test('at low zoom, neighbors are clustered', async () => {
  const { clusters, isCapped } = await show(COUNTRY);
  expect(clusters).toMatchObject([
    { count: 6, id: null, name: null, category: null },
    { count: 1, id: 'npi-seattle', name: 'Seattle One', category: 'dental', ...SEATTLE },
  ]);
  expect(isCapped).toBe(false);
});

test('from nearer, cities come apart', async () => {
  const { clusters } = await show(PIEDMONT);
  expect(clusters).toMatchObject([
    { count: 3, id: null },
    { count: 1, id: 'npi-burlington', name: 'Burlington One' },
  ]);
  expect(clusters[0]?.latitude).toBeCloseTo(DURHAM.latitude, 5);
});

test.each(['5', '7', '9', '11', '13', '14', '18'])(
  'at zoom %s each listing is counted once',
  async (zoom) => {
    expect(shownOn(await show({ ...PIEDMONT, zoom }))).toBe(4);
    expect(shownOn(await show({ ...PIEDMONT, zoom, search: 'dental', telehealth: '' }))).toBe(3);
  },
);

test('the whole world at the highest zoom is limited to a screen', async () => {
  const world = { west: '-180', south: '-90', east: '180', north: '90', zoom: '18' };
  expect(shownOn(await show(world))).toBe(7);
});

test('only the category is shown, in whichever place a listing has it', async () => {
  expect(countsOf(await show({ ...PIEDMONT, category: 'community' }))).toEqual([1]);
  expect(countsOf(await show({ ...PIEDMONT, category: 'unheard-of' }))).toEqual([]);
});

test('filters and words leave the same listings as in the list', async () => {
  expect((await show({ ...COUNTRY, telehealth: '1' })).clusters).toMatchObject([
    { count: 1, name: 'Durham One' },
    { count: 1, name: 'Seattle One' },
  ]);
  expect((await show({ ...COUNTRY, search: 'burlington one' })).clusters[0]).toMatchObject({
    count: 1,
    id: 'npi-burlington',
    category: 'dental',
  });
  expect((await show({ ...PIEDMONT, search: 'zzyzx' })).clusters).toEqual([]);
});

describe('around a place', () => {
  const around = { ...COUNTRY, location: '27701' };

  test('Plus shows up to a hundred miles', async () => {
    for (const query of [around, { ...around, search: 'dentist' }]) {
      const map = await show(query);
      expect(map.meta).toMatchObject({ place: 'Durham, NC', radiusMiles: 100 });
      expect(shownOn(map)).toBe('search' in query ? 4 : 5);
    }
  });

  test('a radius is no wider than the plan’s', async () => {
    expect(shownOn(await show({ ...around, radius: '5000' }))).toBe(5);
    expect(shownOn(await show({ ...around, radius: '10' }))).toBe(3);
  });

  test('Family shows all of it', async () => {
    directory.subscribe('family');
    expect(shownOn(await show(around))).toBe(7);
    expect(shownOn(await show({ ...around, search: 'dentist' }))).toBe(6);
  });
});

test('a map names the place at its center', async () => {
  const { meta } = await show({ ...COUNTRY, location: '36.1, -79.4' });
  expect(meta.center?.latitude).toBeCloseTo(36.1, 6);
  expect(meta.center?.longitude).toBeCloseTo(-79.4, 6);
  expect((await show(COUNTRY)).meta.center).toBeNull();
});

test('on the free plan there is no map', async () => {
  directory.subscribe('free');
  const response = await directory.get('/api/resources/map', COUNTRY);
  expect(response.json()).toMatchObject({ code: 'PlusRequired' });
});

test.each([
  [{ west: 'x' }, 'west', 'A longitude is a number of degrees'],
  [{ north: '91' }, 'north', 'A latitude is at most 90 degrees'],
  [{ east: '-126' }, 'east', 'The east of a map has to be east of its west'],
  [{ south: '50' }, 'north', 'The north of a map has to be north of its south'],
  [{ zoom: '2' }, 'zoom', 'A zoom is a number from 3 to 18'],
  [{ zoom: '99' }, 'zoom', 'A zoom is a number from 3 to 18'],
  [{ zoom: '-1' }, 'zoom', 'A zoom is a whole number'],
])('%j is refused in words', async (wrong, path, message) => {
  const response = await directory.get('/api/resources/map', { ...COUNTRY, ...wrong });
  expect(response.statusCode).toBe(400);
  expect(errorBodySchema.parse(response.json()).issues).toContainEqual({ path, message });
});

test('a map without bounds is refused', async () => {
  expect((await directory.get('/api/resources/map')).statusCode).toBe(400);
});
