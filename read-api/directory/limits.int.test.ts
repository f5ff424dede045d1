import { MAX_PAGES, PLUS_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCities, DURHAM, milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

const NEAR = Array.from({ length: 48 }, (_, index) => ({
  name: `Dentist ${String(index).padStart(3, '0')}`,
  category: 'dental' as const,
  tags: index % 2 === 0 ? ['Sedation'] : ['Practice visits'],
  at: milesNorth(index / 10),
  telehealth: true,
  lastVerified: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
}));

const WAIT = { months: 6, families: 5, since: '2026-07-01' };

beforeAll(async () => {
  directory = await startDirectory();
  await addCities(directory.database, [
    { ...DURHAM, name: 'Durham', state: 'NC', population: 267_743 },
    { ...milesNorth(200), name: 'Springfield', state: 'NC', population: 9_000 },
    { ...milesNorth(900), name: 'Springfield', state: 'NY', population: 8_000 },
  ]);
  await publish(directory.database, [
    ...NEAR,
    {
      name: 'Amal Haddad',
      category: 'speech-therapy',
      tags: ['Early talkers', 'Feeding'],
      ages: [0, 6],
      languages: ['en', 'ar'],
      inHome: true,
      medicaid: true,
      accepting: false,
      insurance: ['BCBS of North Carolina', 'Anthem', 'Bright Health'],
    },
    {
      name: 'Ben Ortiz',
      category: 'speech-therapy',
      tags: ['Feeding'],
      ages: [16, 99],
      languages: ['es'],
      telehealth: true,
      accepting: true,
      insurance: ['Aetna', 'Blue Cross Blue Shield'],
    },
    { name: 'Sixty Miles', category: 'community', at: milesNorth(60) },
    { name: 'Ninety-nine Miles', category: 'community', at: milesNorth(99) },
    { name: 'Two Hundred Miles', category: 'community', at: milesNorth(200) },
  ]);
  await sql`update providers set wait = ${JSON.stringify(WAIT)} where name = 'Amal Haddad'`.execute(
    directory.database,
  );
});

afterAll(() => directory.stop());

beforeEach(() => {
  directory.subscribe('free');
  directory.liveIn(undefined);
});

type Query = Record<string, string | string[]>;

const ask = (query: Query, visitor = {}) => directory.get('/api/resources', query, visitor);

const list = async (query: Query, tier: Tier = 'plus') => {
  directory.subscribe(tier);
  const response = await ask(query);
  expect(response.json()).toMatchObject({ meta: { userTier: tier } });
  return resourceListSchema.parse(response.json());
};

const namesFor = async (query: Query, tier?: Tier) =>
  (await list(query, tier)).resources.map(({ name }) => name);

const refusal = async (query: Query, tier: Tier = 'plus') => {
  directory.subscribe(tier);
  const response = await ask(query);
  return { status: response.statusCode, ...errorBodySchema.parse(response.json()) };
};

/** Tools of paid plans only. */
const TOOLS: readonly Query[] = [
  { ages: '7' },
  { ages: 'adult' },
  { language: 'es' },
  { telehealth: '1' },
  { inHome: '1' },
  { medicaid: '1' },
  { accepting: '1' },
  { insurance: 'aetna' },
  { wait: '3' },
  { knownWait: '1' },
  { tag: 'Feeding' },
  { tag: ['Feeding', 'Sedation'] },
  { sort: 'distance', location: '27701' },
  { sort: 'name' },
  { sort: 'verified' },
  { page: '2' },
];

describe.each(TOOLS)('%j', (tool) => {
  test('asks a visitor to sign in', async () => {
    expect((await ask(tool, { isSignedIn: false })).json()).toMatchObject({
      code: 'SignInRequired',
    });
  });

  test('is refused on the free plan, which names the plan it needs', async () => {
    expect(await refusal(tool, 'free')).toMatchObject({ status: 403, code: 'PlusRequired' });
  });

  test('is part of the paid plans', async () => {
    for (const tier of ['plus', 'family'] as const)
      expect((await list(tool, tier)).meta.maxResults).toBe('unlimited');
  });
});

describe.each([
  ['free', 5, 25],
  ['plus', 20, 100],
  ['family', 20, null],
] as const)('on the plan %s', (tier, perPage, radiusMiles) => {
  test.each([undefined, '1000', '999999999999999'])(
    'a radius of %s reaches no farther',
    async (radius) => {
      const query = { location: '27701', ...(radius && { radius }) };
      const { meta } = await list(query, tier);
      expect(meta.radiusMiles).toBe(radiusMiles ?? (radius === undefined ? null : Number(radius)));
      const isReached = radiusMiles === null;
      const far = await namesFor({ ...query, category: 'community' }, tier);
      expect(far.includes('Two Hundred Miles')).toBe(isReached);
    },
  );

  test('a nearer radius is kept', async () => {
    expect(await list({ location: '27701', radius: '10', search: 'miles' }, tier)).toMatchObject({
      resources: [],
      meta: { radiusMiles: 10 },
    });
  });

  test('a page shows a fixed number, for any number asked for', async () => {
    const query = { location: '27701', limit: '1000', perPage: '1000', maxResults: '1000' };
    expect((await list(query, tier)).resources).toHaveLength(perPage);
  });

  test('the first page may be asked for by its number, and an order by its name', async () => {
    const query = { location: '27701', page: '1', sort: 'relevance' };
    expect((await list(query, tier)).resources).toHaveLength(perPage);
  });

  test('coordinates are for maps only', async () => {
    const [first] = (await list({ location: '27701' }, tier)).resources;
    expect(first?.point !== null).toBe(tier !== 'free');
  });
});

test('Plus reaches a hundred miles', async () => {
  expect(await namesFor({ location: '27701', category: 'community' })).toEqual([
    'Sixty Miles',
    'Ninety-nine Miles',
  ]);
  expect(PLUS_RADIUS_MILES).toBe(100);
});

describe('the pages of a search', () => {
  test.each([
    [{ sort: 'relevance' }],
    [{ sort: 'distance' }],
    [{ sort: 'name' }],
    [{ sort: 'verified' }],
    [{ search: 'dentist' }],
    [{ search: 'dentist 07' }],
    [{ location: '', sort: 'name' }],
    [{ location: '', search: 'dentist' }],
  ])('with %j show everything once', async (query) => {
    const pages = [];
    for (const page of ['1', '2', '3'])
      pages.push(await list({ location: '27701', category: 'dental', ...query, page }));
    const names = pages.flatMap(({ resources }) => resources.map(({ name }) => name));
    expect(names.toSorted()).toEqual(NEAR.map(({ name }) => name));
    expect(pages.map(({ meta }) => [meta.page, meta.totalShown, meta.hasMore])).toEqual([
      [1, 20, true],
      [2, 20, true],
      [3, 8, false],
    ]);
  });

  test('end after the last match', async () => {
    const { resources, meta } = await list({ category: 'dental', page: '4' });
    expect([resources, meta.hasMore, meta.upgradeRequired]).toEqual([[], false, false]);
  });

  test.each(['1000000000', String(MAX_PAGES + 1)])(
    'page %s is refused with a way on',
    async (page) => {
      expect(await refusal({ page })).toMatchObject({
        status: 400,
        issues: [
          { path: 'page', message: 'A search has 50 pages at most. Please narrow your search' },
        ],
      });
    },
  );
});

describe('a search is ordered', () => {
  const query = { location: '27701', category: 'dental' };

  test('by distance', async () => {
    const { resources } = await list({ ...query, sort: 'distance' });
    const miles = resources.map(({ distance }) => distance ?? Number.NaN);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles[0]).toBe(0);
  });

  test('by distance only from somewhere', async () => {
    expect(await refusal({ sort: 'distance' })).toMatchObject({
      status: 400,
      issues: [{ path: 'sort', message: 'Enter a ZIP code or a city to sort by distance' }],
    });
  });

  test('by name', async () => {
    const names = await namesFor({ ...query, sort: 'name' });
    expect(names).toEqual(NEAR.slice(0, 20).map(({ name }) => name));
  });

  test('by when it was last verified, the latest first', async () => {
    const { resources } = await list({ ...query, sort: 'verified' });
    const days = resources.map(({ lastVerified }) => lastVerified ?? '');
    expect(days).toEqual(days.toSorted().reverse());
    expect(days[0]).toBe('2026-01-28');
  });
});

test.each([
  [{ ages: '0' }, ['Amal Haddad']],
  [{ ages: '6' }, ['Amal Haddad']],
  [{ ages: '7' }, []],
  [{ ages: '21' }, ['Ben Ortiz']],
  [{ ages: 'adult' }, ['Ben Ortiz']],
  [{ language: 'es' }, ['Ben Ortiz']],
  [{ language: 'ar' }, ['Amal Haddad']],
  [{ telehealth: '1' }, ['Ben Ortiz']],
  [{ inHome: '1' }, ['Amal Haddad']],
  [{ medicaid: '1' }, ['Amal Haddad']],
  [{ accepting: '1' }, ['Ben Ortiz']],
  [{ insurance: 'aetna' }, ['Ben Ortiz']],
  [{ insurance: 'blue-cross' }, ['Amal Haddad', 'Ben Ortiz']],
  [{ insurance: 'bright health' }, ['Amal Haddad']],
  [{ insurance: 'cigna' }, []],
  [{ insurance: "'; drop" }, []],
  [{ wait: '6' }, ['Amal Haddad', 'Ben Ortiz']],
  [{ wait: '3' }, ['Ben Ortiz']],
  [{ knownWait: '1' }, ['Amal Haddad']],
  [{ wait: '3', knownWait: '1' }, []],
  [{ tag: 'Feeding' }, ['Amal Haddad', 'Ben Ortiz']],
  [{ tag: 'Feeding,Early talkers' }, ['Amal Haddad']],
  [{ tag: ['Early talkers', 'Feeding'] }, ['Amal Haddad']],
  [{ tag: 'feeding' }, []],
  [{ tag: 'Feeding', ages: '3', search: 'speech' }, ['Amal Haddad']],
  [
    { telehealth: '', ages: '', language: '', insurance: '', tag: '' },
    ['Amal Haddad', 'Ben Ortiz'],
  ],
])('%j shows %j', async (query, names) => {
  const found = await namesFor({ category: 'speech-therapy', ...query });
  expect(found.toSorted()).toEqual(names);
});

test('a listing shows the wait that families told', async () => {
  const { resources } = await list({ category: 'speech-therapy', sort: 'name' });
  expect(resources.map(({ wait }) => wait)).toEqual([WAIT, null]);
});

describe('a home', () => {
  test('is searched around where no place is named', async () => {
    directory.liveIn('Durham, NC');
    const { resources, meta } = await list({ category: 'community' });
    expect(resources.map(({ name }) => name)).toEqual(['Sixty Miles', 'Ninety-nine Miles']);
    expect(meta).toMatchObject({ place: 'Durham, NC', isHome: true, radiusMiles: 100 });
  });

  test('is left for another place, or for none', async () => {
    directory.liveIn('Durham, NC');
    expect((await list({ location: '27701' })).meta).toMatchObject({ isHome: false });
    const { resources, meta } = await list({ location: '', category: 'community' });
    expect(resources).toHaveLength(3);
    expect(meta).toMatchObject({ place: null, isHome: false });
  });

  test('is not a visitor’s', async () => {
    directory.liveIn('Durham, NC');
    expect((await ask({}, { isSignedIn: false })).json()).toMatchObject({ meta: { place: null } });
  });

  test('that could be several places is the largest of them', async () => {
    directory.liveIn('Springfield');
    expect((await list({})).meta).toMatchObject({
      place: 'Springfield, NC',
      placeChoices: ['Springfield, NY'],
    });
  });

  test.each(['Atlantis', 'M5V 3L9'])('that is unknown (%s) has no position', async (home) => {
    directory.liveIn(home);
    expect((await list({ category: 'community' })).meta).toMatchObject({
      place: null,
      isHome: false,
    });
  });
});

test('an ambiguous place is asked about', async () => {
  expect(await refusal({ location: 'Springfield' })).toMatchObject({
    status: 422,
    code: 'LocationAmbiguous',
    choices: ['Springfield, NC', 'Springfield, NY'],
  });
});

test.each(['M5V 3L9', '43.6532, -79.3832', '51.5, -0.12'])(
  '%s is said to be outside the United States',
  async (location) => {
    expect(await refusal({ location })).toMatchObject({ status: 422, code: 'LocationOutsideUS' });
  },
);

test.each(['00000', '99999', 'Nowhere at all'])('%s is said to be unknown', async (location) => {
  expect(await refusal({ location })).toMatchObject({ status: 422, code: 'UnknownLocation' });
});

test.each([
  [{ radius: '-5' }, 'A distance is a whole number of miles, 1 or more'],
  [{ radius: '0' }, 'A distance is a whole number of miles, 1 or more'],
  [{ radius: '1e9' }, 'A distance is a whole number of miles, 1 or more'],
  [{ page: '0' }, 'A page is a whole number, 1 or more'],
  [{ page: '-1' }, 'A page is a whole number, 1 or more'],
  [{ ages: '22' }, 'An age is a number of years from 0 to 21, or adult'],
  [{ language: 'español' }, 'A language is a code such as es'],
  [{ search: 'a'.repeat(5_000) }, 'Please search for fewer words, 200 letters at most'],
])('%j is refused in words', async (query, message) => {
  expect(await refusal(query)).toMatchObject({
    status: 400,
    issues: [{ path: Object.keys(query)[0], message }],
  });
});

test.each(['', ' ', 'a', '🙂', '🙂🙂🙂'])(
  '%j is reported as an empty search, and excludes nothing',
  async (search) => {
    const { resources, meta } = await list({ search, location: '27701' });
    expect(resources).toHaveLength(20);
    expect(meta.terms).toEqual([]);
  },
);

test("recognized search terms are told in the directory's own words", async () => {
  const { meta } = await list({ search: 'dentist feeding zzyzx haddad' });
  expect(meta.terms).toEqual(['#dental', '#speech-therapy', 'haddad']);
});
