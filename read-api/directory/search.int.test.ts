import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
});

afterAll(() => directory.stop());

/** Searches near Durham, best first. */
const find = async (search: string, query: Record<string, string> = { location: '27701' }) => {
  const response = await directory.get('/api/resources', { search, ...query });
  return resourceListSchema.parse(response.json()).resources;
};

const namesFor = async (search: string, query?: Record<string, string>) =>
  (await find(search, query)).map(({ name }) => name);

describe('of listings that say the same', () => {
  beforeAll(() =>
    publish(directory.database, [
      { name: 'Far Speech', category: 'speech-therapy', at: milesNorth(12) },
      { name: 'Near Speech', category: 'speech-therapy', at: milesNorth(1) },
      { name: 'Middle Speech', category: 'speech-therapy', at: milesNorth(5) },
      { name: 'Too Far Speech', category: 'speech-therapy', at: milesNorth(25.2) },
      { name: 'Placeless Speech', category: 'speech-therapy', at: null },
      { name: 'Edge Speech', category: 'speech-therapy', at: milesNorth(24.8) },
    ]),
  );

  test('the nearest come first, within 25 miles', async () => {
    expect(await namesFor('speech')).toEqual([
      'Near Speech',
      'Middle Speech',
      'Far Speech',
      'Edge Speech',
    ]);
  });

  test('distances are in tenths of a mile', async () => {
    expect((await find('speech')).map(({ distance }) => distance)).toEqual([1, 5, 12, 24.8]);
  });

  test('those without a place are found only where no place was asked for', async () => {
    const everywhere = await find('placeless', {});
    expect(everywhere).toMatchObject([{ name: 'Placeless Speech', distance: null }]);
    expect(await namesFor('placeless')).toEqual([]);
  });
});

describe('of listings at one place', () => {
  beforeAll(() =>
    publish(directory.database, [
      { name: 'Zest Clinic', category: 'dental', description: 'They also play music.' },
      { name: 'Yellow Clinic', category: 'dental', tags: ['Music'] },
      { name: 'Music Clinic', category: 'dental' },
      { name: 'Xylo Clinic', category: 'dental', tags: ['Music'] },
    ]),
  );

  test('a word counts most in the name, then in the tags, then in the description', async () => {
    expect(await namesFor('music')).toEqual([
      'Music Clinic',
      'Xylo Clinic',
      'Yellow Clinic',
      'Zest Clinic',
    ]);
  });

  test('equals are ordered by name, the same every time', async () => {
    const first = await find('clinic');
    expect(first.map(({ name }) => name)).toEqual([
      'Music Clinic',
      'Xylo Clinic',
      'Yellow Clinic',
      'Zest Clinic',
    ]);
    expect(await find('clinic')).toEqual(first);
  });
});

test('of more equals than can compete, the same are shown however they are stored', async () => {
  const listings = Array.from({ length: 100 }, (_, index) => ({
    id: `npi-${index}`,
    name: `Clinic ${String(index).padStart(3, '0')}`,
    category: 'dental' as const,
  }));
  await publish(directory.database, listings);
  const shown = await namesFor('clinic');
  await publish(directory.database, listings.toReversed());
  expect(await namesFor('clinic')).toEqual(shown);
});

test('a better text outweighs a few miles, and not many', async () => {
  await publish(directory.database, [
    { name: 'Little Lions', category: 'dental', tags: ['Sunflower'] },
    { name: 'Sunflower Nearby', category: 'dental', at: milesNorth(6) },
    { name: 'Sunflower Faraway', category: 'dental', at: milesNorth(20) },
  ]);
  expect(await namesFor('sunflower')).toEqual([
    'Sunflower Nearby',
    'Little Lions',
    'Sunflower Faraway',
  ]);
});

describe('with several words', () => {
  beforeAll(() =>
    publish(directory.database, [
      { name: 'Bright Path Dental', category: 'dental', at: milesNorth(2) },
      { name: 'Bright Steps Dental', category: 'dental', at: milesNorth(9) },
      { name: 'Steps Counseling', category: 'mental-health', at: milesNorth(1) },
      { name: 'Harbor Dental', category: 'dental' },
      { name: 'Cedar Dental', category: 'dental' },
    ]),
  );

  test('full matches come first, then partial ones', async () => {
    expect(await namesFor('bright steps')).toEqual([
      'Bright Steps Dental',
      'Steps Counseling',
      'Bright Path Dental',
    ]);
  });

  test('unknown words do not hide the others', async () => {
    expect((await namesFor('xylophone bright'))[0]).toBe('Bright Path Dental');
  });

  test('a category narrows them', async () => {
    const query = { location: '27701', category: 'mental-health' };
    expect(await namesFor('steps', query)).toEqual(['Steps Counseling']);
  });
});

test('where no other word is known, a faint one has to do', async () => {
  await publish(directory.database, [
    { name: 'Cedar Dental', category: 'dental' },
    { name: 'Cedar Therapy', category: 'mental-health' },
  ]);
  expect(await namesFor('zzyzx therapy')).toEqual(['Cedar Therapy']);
});

describe('of many that say a common word and one that says a rare one', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    name: `Harbor ${index}`,
    category: 'dental' as const,
  }));

  test('the rare word says more', async () => {
    await publish(directory.database, [...many, { name: 'Zinnia Cedar', category: 'dental' }]);
    expect((await namesFor('harbor cedar'))[0]).toBe('Zinnia Cedar');
  });

  test('the many do not hide the one a few miles farther', async () => {
    const farther = { name: 'Zinnia Cedar', category: 'dental' as const, at: milesNorth(5) };
    await publish(directory.database, [...many, farther]);
    expect((await namesFor('harbor cedar'))[0]).toBe('Zinnia Cedar');
  });
});

describe('in parents’ words', () => {
  beforeAll(() =>
    publish(directory.database, [
      { name: 'Ana Ruiz', category: 'speech-therapy', tags: ['Speech and language'] },
      { name: 'Ben Okafor', category: 'occupational-therapy', tags: ['Feeding'] },
      { name: 'Cy Weber', category: 'occupational-therapy', at: milesNorth(1) },
      { name: 'Dee Haddad', category: 'community', tags: ['Respite'] },
      { name: 'Eli Novak', category: 'diagnosis', tags: ['Evaluations'] },
      { name: 'Fay Chen', category: 'dental', categories: ['dental', 'early-intervention'] },
      { name: 'Talking Heads Dental', category: 'dental', at: milesNorth(20) },
    ]),
  );

  test.each([
    ['my son isn’t talking yet', 'Ana Ruiz'],
    ['we need a break', 'Dee Haddad'],
    ['autism test', 'Eli Novak'],
    ['picky eater', 'Ben Okafor'],
    ['holding a pencil', 'Ben Okafor'],
    ['IEP', 'Fay Chen'],
  ])('"%s" finds %s', async (text, name) => {
    expect((await namesFor(text))[0]).toBe(name);
  });

  test('a listing with the need in its name is found too, after those of the trade', async () => {
    expect(await namesFor('not talking')).toEqual(['Ana Ruiz']);
    expect(await namesFor('dental')).toEqual(['Fay Chen', 'Talking Heads Dental']);
  });

  test('several needs are all served', async () => {
    expect((await namesFor('not talking and autism testing')).sort()).toEqual([
      'Ana Ruiz',
      'Eli Novak',
    ]);
  });
});

describe('from the typed text', () => {
  beforeAll(() =>
    publish(directory.database, [
      { name: 'Occupational Therapy of Durham', category: 'occupational-therapy' },
      { name: 'Maria Lin', category: 'mental-health', at: milesNorth(8) },
      { name: 'Linda Garcia', category: 'mental-health' },
      { name: 'Linda Kowalski', category: 'mental-health' },
      { name: 'José Núñez', category: 'dental' },
      { name: 'Kim Garcia', category: 'dental' },
      { name: 'Lou Garciaparra', category: 'dental' },
    ]),
  );

  test.each(['oc', 'occu', 'occupatio', 'occupational', 'Occupational th', 'durham occ'])(
    '"%s" already finds occupational therapy',
    async (text) => {
      expect((await namesFor(text))[0]).toBe('Occupational Therapy of Durham');
    },
  );

  test('a whole name beats longer ones that begin so', async () => {
    expect(await namesFor('lin')).toEqual(['Maria Lin', 'Linda Garcia', 'Linda Kowalski']);
  });

  test('a complete word is not completed to rarer ones', async () => {
    expect(await namesFor('garci')).toEqual(['Kim Garcia', 'Linda Garcia', 'Lou Garciaparra']);
    expect(await namesFor('garcia')).toEqual(['Kim Garcia', 'Linda Garcia']);
  });

  test('accents make no difference', async () => {
    expect(await namesFor('jose nunez')).toEqual(['José Núñez']);
    expect(await namesFor('JOSÉ')).toEqual(['José Núñez']);
  });

  test('forms of a word make no difference', async () => {
    expect(await namesFor('lindas')).toEqual(['Linda Garcia', 'Linda Kowalski']);
  });

  test.each(['kowalsky', 'kowlaski', 'kovalski'])('the slip in "%s" is forgiven', async (text) => {
    expect(await namesFor(text)).toEqual(['Linda Kowalski']);
  });

  test('a slip in parents’ words is forgiven', async () => {
    expect(await namesFor('ocupational theripist')).toEqual(['Occupational Therapy of Durham']);
  });

  test('a word unlike any other finds nothing', async () => {
    expect(await namesFor('zzyzx')).toEqual([]);
  });

  test.each(['the', 'o', '🙂', '...', ' '])(
    '"%s" is an empty search, and excludes nothing',
    async (text) => {
      expect(await namesFor(text)).toHaveLength(5);
    },
  );
});

describe('of a search whose words name a filter', () => {
  const dentist = (name: string, languages: readonly string[] = []) => ({
    name,
    category: 'dental' as const,
    languages,
  });
  const spanish = (count: number) =>
    Array.from({ length: count }, (_, at) => dentist(`Dentista ${at}`, ['es']));
  const found = async () => {
    const query = { search: 'Dentist, habla español', location: '27701' };
    return resourceListSchema.parse((await directory.get('/api/resources', query)).json());
  };

  beforeAll(() => directory.subscribe('plus'));

  afterAll(() => directory.subscribe('free'));

  test('enough listings are the only ones, and the answer says by which words', async () => {
    await publish(directory.database, [...spanish(6), dentist('Any Dentist')]);
    const { resources, meta } = await found();
    expect(resources).toHaveLength(6);
    expect(meta.said).toEqual([{ name: 'language', value: 'es', search: 'Dentist' }]);
  });

  test('a few come first, and no other is hidden', async () => {
    await publish(directory.database, [...spanish(2), dentist('Any Dentist')]);
    const { resources, meta } = await found();
    expect(resources.map(({ name }) => name).at(-1)).toBe('Any Dentist');
    expect(resources).toHaveLength(3);
    expect(meta.said).toEqual([]);
  });
});
