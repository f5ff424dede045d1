import { PROVIDER_PAGES_PER_HOUR } from '@hearthway/domain/directory/directory.constants.ts';
import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { providerSchema } from '@hearthway/domain/directory/provider.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DURHAM, milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  await publish(directory.database, [
    {
      id: 'npi-here',
      name: 'Ana Ruiz',
      category: 'speech-therapy',
      categories: ['speech-therapy', 'early-intervention'],
      description: 'Speech therapy at home.',
      tags: ['Feeding'],
      ages: [2, 99],
      languages: ['en', 'es'],
      inHome: true,
      telehealth: false,
      accepting: true,
      insurance: ['Aetna'],
    },
    ...Array.from({ length: 7 }, (_, index) => ({
      id: `npi-other-${index}`,
      name: `Other ${index}`,
      category: 'speech-therapy' as const,
      at: milesNorth(index + 1),
    })),
    { name: 'Too Far', category: 'speech-therapy', at: milesNorth(26) },
    { name: 'Next Door', category: 'dental' },
    { id: 'npi-city', name: 'Somewhere There', category: 'dental' },
    { id: 'npi-lost', name: 'Placeless', category: 'dental', at: null },
  ]);
});

afterAll(() => directory.stop());

const ask = (id: string) => directory.get(`/api/resources/${encodeURIComponent(id)}`);

const read = async (id: string) => {
  const response = await ask(id);
  expect(response.statusCode).toBe(200);
  return providerSchema.parse(response.json());
};

test('a listing’s own page has all of its fields', async () => {
  const { nearest: _, ...provider } = await read('npi-here');
  expect(provider).toEqual({
    id: 'npi-here',
    name: 'Ana Ruiz',
    category: 'speech-therapy',
    categories: ['speech-therapy', 'early-intervention'],
    rating: null,
    reviewCount: 0,
    distance: null,
    description: 'Speech therapy at home.',
    tags: ['Feeding'],
    phone: '(919) 555-0100',
    isPhoneHidden: false,
    email: null,
    hours: null,
    website: null,
    address: '1 Main St, Durham, NC 27701',
    point: DURHAM,
    ages: { from: 2, to: null },
    languages: ['en', 'es'],
    telehealth: false,
    inHome: true,
    medicaid: null,
    accepting: true,
    insurance: ['Aetna'],
    waitlist: null,
    wait: null,
    requirements: null,
    isDemo: false,
    source: 'National provider registry (NPPES)',
    lastVerified: '2026-10-01',
    provenance: {
      name: 'National provider registry (NPPES)',
      licence: 'Public domain',
      importedAt: '2026-11-01T12:00:00.000Z',
      lastVerified: '2026-10-01',
    },
    sources: [],
    placedBy: 'zip',
    alike: [],
    retiredAt: null,
    corrected: [],
  });
});

test('it names the five nearest others of its category, and how far they are', async () => {
  const { nearest } = await read('npi-here');
  expect(nearest.map(({ name, distance }) => [name, distance])).toEqual([
    ['Other 0', 1],
    ['Other 1', 2],
    ['Other 2', 3],
    ['Other 3', 4],
    ['Other 4', 5],
  ]);
});

test('without a place there are no neighbors', async () => {
  expect(await read('npi-lost')).toMatchObject({ point: null, nearest: [] });
});

test('a point is known to be the middle of the ZIP code, of the city, or the provider’s own', async () => {
  const middle = { latitude: 35.98, longitude: -78.91 };
  await sql`
    insert into cities (name, name_key, state, latitude, longitude, population)
    values ('Durham', ${placeNameKey('Durham')}, 'NC', ${middle.latitude}, ${middle.longitude}, 1)
  `.execute(directory.database);
  await sql`
    update providers set zip = '', latitude = ${middle.latitude}, longitude = ${middle.longitude}
    where id = 'npi-city'
  `.execute(directory.database);
  const placedBy = async (id: string) => (await read(id)).placedBy;
  expect(await placedBy('npi-here')).toBe('zip');
  expect(await placedBy('npi-city')).toBe('city');
  expect(await placedBy('npi-other-0')).toBe(null);
  expect(await placedBy('npi-lost')).toBe(null);
});

test('fields that were corrected are named', async () => {
  await sql`
    insert into provider_corrections (provider_id, field, value, imported_value)
    values ('npi-here', 'phone', '{}', '{}'), ('npi-here', 'ages', '{}', '{}')
  `.execute(directory.database);
  expect((await read('npi-here')).corrected).toEqual(['ages', 'phone']);
});

test('a retired provider is still shown, with the date', async () => {
  await sql`
    with gone as (delete from providers where id = 'npi-other-6' returning *)
    insert into retired_providers (id, source, category, categories, name, description, tags,
      street, city, state, zip, latitude, longitude, is_demo, languages, insurance, source_name,
      imported_at, retired_at)
    select id, source, category, categories, name, description, tags, street, city, state, zip,
      latitude, longitude, is_demo, languages, insurance, source_name, imported_at, '2026-11-20T08:00:00Z' from gone
  `.execute(directory.database);
  const provider = await read('npi-other-6');
  expect(provider).toMatchObject({ name: 'Other 6', retiredAt: '2026-11-20T08:00:00.000Z' });
  expect(provider.nearest.map(({ name }) => name)).toContain('Other 5');
  const search = await directory.get('/api/resources', { search: 'other', location: '27701' });
  expect(search.body).not.toContain('Other 6');
});

test.each(['nobody', "'; drop table providers; --", '../me', 'x'.repeat(100)])(
  '%s is not found',
  async (id) => {
    expect((await ask(id)).json()).toMatchObject({ code: 'UnknownResource' });
  },
);

test('signing in is required', async () => {
  const response = await directory.get('/api/resources/npi-here', {}, { isSignedIn: false });
  expect(response.json()).toMatchObject({ code: 'SignInRequired' });
});

test('one account cannot read the whole directory page by page', async () => {
  let answered = 0;
  for (;;) {
    const response = await ask('npi-lost');
    if (response.statusCode !== 200) {
      expect(response.json()).toMatchObject({ code: 'TooManyTries' });
      expect(response.headers['retry-after']).toBe('3600');
      break;
    }
    answered += 1;
    expect(answered).toBeLessThanOrEqual(PROVIDER_PAGES_PER_HOUR);
  }
  expect(answered).toBeGreaterThan(0);
});
