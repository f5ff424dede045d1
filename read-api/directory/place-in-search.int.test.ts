import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { addCities, DURHAM, milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

const CHICAGO = { latitude: 41.8781, longitude: -87.6298 };
const MIAMI = { latitude: 25.7743, longitude: -80.1937 };
const SAN_JUAN = { latitude: 18.4663, longitude: -66.1057 };

const LISTINGS = [
  { name: 'Durham Speech', category: 'speech-therapy' },
  { name: 'Durham Dental', category: 'dental' },
  { name: 'Chicago Speech', category: 'speech-therapy', at: CHICAGO },
  { name: 'Chicago Dental', category: 'dental', at: CHICAGO },
  { name: 'Miami Speech', category: 'speech-therapy', at: MIAMI },
  { name: 'San Juan Speech', category: 'speech-therapy', at: SAN_JUAN },
] as const;

beforeAll(async () => {
  directory = await startDirectory();
  await directory.database
    .insertInto('zip_codes')
    .values([
      { zip: '60601', ...CHICAGO, city: 'Chicago', state: 'IL' },
      { zip: '33101', ...MIAMI, city: 'Miami', state: 'FL' },
      { zip: '00901', ...SAN_JUAN, city: 'San Juan', state: 'PR' },
    ])
    .execute();
  await addCities(directory.database, [
    { ...DURHAM, name: 'Durham', state: 'NC', population: 257_636 },
    { ...milesNorth(500), name: 'Durham', state: 'CT', population: 2_933 },
    { ...milesNorth(20), name: 'Raleigh', state: 'NC', population: 431_746 },
    { ...CHICAGO, name: 'Chicago', state: 'IL', population: 2_695_598 },
    { ...MIAMI, name: 'Miami', state: 'FL', population: 441_003 },
    { ...milesNorth(30), name: 'Portland', state: 'OR', population: 583_776 },
    { ...milesNorth(31), name: 'Home', state: 'WA', population: 1_377 },
    { ...milesNorth(32), name: 'Early', state: 'TX', population: 2_833 },
    { ...milesNorth(33), name: 'Madison', state: 'WI', population: 248_951 },
    { ...milesNorth(34), name: 'Toronto', state: 'OH', population: 4_882 },
    { ...milesNorth(300), name: 'Springfield', state: 'MO', population: 166_810 },
    { ...milesNorth(700), name: 'Springfield', state: 'MA', population: 154_341 },
    { ...SAN_JUAN, name: 'San Juan', state: 'PR', population: 418_140 },
  ]);
  await publish(directory.database, LISTINGS);
});

afterAll(() => directory.stop());

beforeEach(() => {
  directory.subscribe('plus');
  directory.liveIn('Durham, NC');
});

const ask = (search: string, query: Record<string, string> = {}) =>
  directory.get('/api/resources', { search, ...query });

const answer = async (search: string, query: Record<string, string> = {}) => {
  const response = await ask(search, query);
  const { resources, meta } = resourceListSchema.parse(response.json());
  return { names: resources.map(({ name }) => name), meta };
};

test.for([
  ['speech therapist near 60601', 'Chicago, IL', '60601', 'speech therapist', 'Chicago Speech'],
  ['dentist near Chicago', 'Chicago, IL', 'Chicago, IL', 'dentist', 'Chicago Dental'],
  [
    'dentist near chicago that takes medicaid',
    'Chicago, IL',
    'Chicago, IL',
    'dentist that takes medicaid',
    'Chicago Dental',
  ],
  [
    'terapia del habla cerca de Miami',
    'Miami, FL',
    'Miami, FL',
    'terapia del habla',
    'Miami Speech',
  ],
  ['terapia del habla cerca de 33101', 'Miami, FL', '33101', 'terapia del habla', 'Miami Speech'],
  ['speech in Durham NC', 'Durham, NC', 'Durham, NC', 'speech', 'Durham Speech'],
  ['27701-1234 speech', 'Durham, NC', '27701-1234', 'speech', 'Durham Speech'],
  ['speech 00901', 'San Juan, PR', '00901', 'speech', 'San Juan Speech'],
  ['habla en San Juan', 'San Juan, PR', 'San Juan, PR', 'habla', 'San Juan Speech'],
  ['speech terapy chicago', 'Chicago, IL', 'Chicago, IL', 'speech terapy', 'Chicago Speech'],
  ['chicago speech therapy', 'Chicago, IL', 'Chicago, IL', 'speech therapy', 'Chicago Speech'],
  ['speech near me in Chicago', 'Chicago, IL', 'Chicago, IL', 'speech near me', 'Chicago Speech'],
])('"%s" is searched in %s', async ([text = '', place, location, search, first]) => {
  const { names, meta } = await answer(text);
  expect(names[0]).toBe(first);
  expect(meta).toMatchObject({ place, isHome: false, readPlace: { place, location, search } });
});

test('slips in a kind of therapy bring no other trade', async () => {
  await publish(directory.database, [
    { name: 'Durham Occupational Therapy', category: 'occupational-therapy' },
    { name: 'Durham Dental', category: 'dental' },
    { name: 'Ortega Dentistry of Durham', category: 'dental' },
  ]);
  onTestFinished(() => publish(directory.database, LISTINGS));
  for (const location of [undefined, '27701']) {
    const { names } = await answer('occupational terapy durham', location ? { location } : {});
    expect(names).toEqual(['Durham Occupational Therapy']);
  }
});

test.for([
  ['27701', 'Durham, NC', 'Durham Dental'],
  ['27701-1234', 'Durham, NC', 'Durham Dental'],
  ['00901', 'San Juan, PR', 'San Juan Speech'],
  ['San Juan, Puerto Rico', 'San Juan, PR', 'San Juan Speech'],
])('in "Where?", "%s" is %s', async ([location = '', place, first]) => {
  const { names, meta } = await answer('', { location });
  expect(names[0]).toBe(first);
  expect(meta).toMatchObject({ place, isHome: false });
});

test('a place alone lists what is near it', async () => {
  const { names, meta } = await answer('60601');
  expect(names).toEqual(['Chicago Dental', 'Chicago Speech']);
  expect(meta.readPlace).toEqual({ place: 'Chicago, IL', location: '60601', search: '' });
});

test.for([
  'in home speech',
  'speech in early childhood',
  'speech in spanish',
  'speech for Madison',
  'Madison Kowalski',
  'speech near me',
  'dr madison smith speech',
])('"%s" names no place', async (text) => {
  const { meta } = await answer(text);
  expect(meta).toMatchObject({ place: 'Durham, NC', isHome: true, readPlace: null });
});

test('a place after "near" goes before the given one; a bare city does not', async () => {
  const location = '27701';
  expect((await answer('dentist near Chicago', { location })).meta.place).toBe('Chicago, IL');
  expect((await answer('speech 60601', { location })).meta.place).toBe('Chicago, IL');
  expect((await answer('dentist chicago', { location })).meta.place).toBe('Durham, NC');
});

test('the namesake that was chosen is taken', async () => {
  const { meta } = await answer('speech in Durham', { location: 'Durham, CT' });
  expect(meta).toMatchObject({ place: 'Durham, CT', readPlace: null });
});

test('"near me" needs a place where no home is known', async () => {
  expect((await answer('speech near me')).meta.needsPlace).toBe(false);
  directory.liveIn(undefined);
  expect((await answer('speech near me')).meta).toMatchObject({ place: null, needsPlace: true });
  expect((await answer('speech')).meta.needsPlace).toBe(false);
});

test.for([
  ['dentist in Springfield', 'LocationAmbiguous', ['Springfield, MO', 'Springfield, MA']],
  ['dentist near Sprngfield', 'UnknownLocation', ['Springfield, MO', 'Springfield, MA']],
  ['dentist in Sprngfeild', 'UnknownLocation', ['Springfield, MO', 'Springfield, MA']],
  ['dentist near 99999', 'UnknownLocation', undefined],
  ['dentist near 09012', 'LocationMilitary', undefined],
  ['dentist 96201-0001', 'LocationMilitary', undefined],
  ['dentist in Toronto', 'LocationOutsideUS', undefined],
  ['speech M5V 2T6', 'LocationOutsideUS', undefined],
  ['dentista en Tijuana', 'LocationOutsideUS', undefined],
  ['ABA in Illinois', 'LocationTooWide', ['Chicago, IL']],
  ['ABA in OR', 'LocationTooWide', ['Portland, OR']],
] as const)('"%s" asks for the place: %s', async ([text, code, choices]) => {
  const response = await ask(text);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code });
  expect((response.json() as { choices?: unknown }).choices).toEqual(choices);
});

test.for([
  ['dentist in Springfield', 'Springfield, MA'],
  ['dentist near Sprngfield', 'Springfield, MO'],
  ['ABA in Illinois', 'Chicago, IL'],
])('after "%s", the choice is taken', async ([text = '', location = '']) => {
  expect((await answer(text, { location })).meta.place).toBe(location);
});

test('the state that the home is in narrows nothing', async () => {
  expect((await answer('speech in North Carolina')).meta).toMatchObject({
    place: 'Durham, NC',
    isHome: true,
  });
});

test('a place that is unknown is told, where the family has given another', async () => {
  const { names, meta } = await answer('dentist near 99999', { location: '27701' });
  expect(names).toEqual(['Durham Dental']);
  expect(meta).toMatchObject({ place: 'Durham, NC', unknownPlace: '99999' });
  expect((await answer('dentist near the zqxwv')).meta).toMatchObject({
    unknownPlace: 'the zqxwv',
  });
});

test.for([
  ['Sprngfield', 'UnknownLocation', ['Springfield, MO', 'Springfield, MA']],
  ['Sprngfield, MA', 'UnknownLocation', ['Springfield, MA']],
  ['Chcago', 'UnknownLocation', ['Chicago, IL']],
  ['asdf', 'UnknownLocation', undefined],
  ['🙂', 'UnknownLocation', undefined],
  ['09012', 'LocationMilitary', undefined],
  ['Toronto', 'LocationOutsideUS', undefined],
  ['Toronto ON', 'LocationOutsideUS', undefined],
  ['M5V 2T6', 'LocationOutsideUS', undefined],
  ['Illinois', 'LocationTooWide', ['Chicago, IL']],
] as const)('in "Where?", "%s" is %s', async ([location, code, choices]) => {
  const response = await ask('', { location });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code });
  expect((response.json() as { choices?: unknown }).choices).toEqual(choices);
});

test('a town abroad has a namesake here, with its state', async () => {
  expect((await answer('', { location: 'Toronto, OH' })).meta.place).toBe('Toronto, OH');
});

test('the filters and the map read the same place', async () => {
  const filters = await directory.get('/api/resources/filters', { search: 'dentist near Chicago' });
  expect(filters.json()).toMatchObject({ total: 1 });
  const world = { west: '-179', south: '-80', east: '179', north: '80', zoom: '3' };
  const map = await directory.get('/api/resources/map', { search: 'near Chicago', ...world });
  expect(map.json()).toMatchObject({
    meta: { place: 'Chicago, IL', readPlace: { search: '' } },
    clusters: [{ count: 2 }],
  });
});
