import { readFile } from 'node:fs/promises';
import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { SPECIALTIES } from '@hearthway/domain/directory/taxonomy.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { expect, test } from 'vitest';
import { places } from '../places/places.fixture.ts';
import type { Provider } from '../provider.ts';
import { demoProviders } from './demo.ts';
import { DEMO_CITIES } from './demo-cities.ts';
import { DEMO_KINDS } from './demo-kinds.ts';
import { readSeed } from './real.ts';

const demo = demoProviders(places);

test('every state and the District of Columbia have every kind of help', () => {
  const present = new Set(demo.map(({ state, category }) => `${state} ${category}`));
  const missing = Object.keys(STATES).flatMap((state) =>
    Object.keys(DEMO_KINDS)
      .map((category) => `${state} ${category}`)
      .filter((slot) => !present.has(slot)),
  );
  expect(missing).toEqual([]);
});

test('invented listings are marked and lead to no real provider', () => {
  for (const provider of demo) {
    expect(provider).toMatchObject({ is_demo: true, source: 'demo', last_verified: null });
    expect(provider.id).toMatch(/^demo-[a-z-]+$/);
    expect(provider.description).toContain('not a real provider');
    expect(provider.phone).toMatch(/ 555-01\d\d$/);
    expect(formatPhone(provider.phone ?? '')).toBe(provider.phone);
    expect(provider.website).toMatch(/^https:\/\/[a-z-]+\.example\.org$/);
    expect(provider.email).toMatch(/@[a-z-]+\.example\.org$/);
  }
});

test('every filter matches some of them, but not all', () => {
  const offers: readonly ((provider: Provider) => boolean)[] = [
    ({ telehealth }) => telehealth === true,
    ({ in_home }) => in_home === true,
    ({ medicaid }) => medicaid === true,
    ({ accepting }) => accepting === true,
    ({ languages }) => languages.includes('es'),
    ({ ages_from }) => ages_from !== null && ages_from <= 2,
    ({ waitlist }) => waitlist !== null,
  ];
  for (const isOffered of offers) {
    const share = demo.filter(isOffered).length / demo.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.97);
  }
  expect(demo.filter(({ ages_from }) => ages_from === null).map(({ tags }) => tags)).toEqual([]);
});

test('no two of them share an id, a name or a phone number', () => {
  for (const key of ['id', 'name', 'phone'] as const)
    expect(new Set(demo.map((provider) => provider[key])).size).toBe(demo.length);
});

test('none is named after a puzzle, which autistic people have asked not to be shown as', () => {
  const names = demo.map(({ name }) => name).filter((name) => /jigsaw|puzzle|piece/i.test(name));
  expect(names).toEqual([]);
});

test('every tag, source and requirement is translated for the pages', async () => {
  const catalog = await readFile(
    new URL('../../../locales/es/listing.po', import.meta.url),
    'utf8',
  );
  const said = [
    ...[...SPECIALTIES.values()].flatMap(({ tags }) => tags),
    ...demo.flatMap(({ tags }) => tags.filter((tag) => !/^Ages /.test(tag))),
    ...demo.flatMap(({ requirements }) => requirements ?? []),
    ...demo.map(({ description }) => description.replace(/ in .+, [A-Z]{2}\. An .+$/, '')),
    ...[...(await readSeed()).listings, ...(await readSeed()).offices].map(
      ({ provider }) => provider.source_name,
    ),
    ...(await readSeed()).listings.flatMap(({ provider }) => provider.tags ?? []),
    ...demo.map(({ source_name }) => source_name),
  ];
  const missing = [...new Set(said)].filter((text) => !catalog.includes(`msgid "${text}"\n`));
  expect(missing).toEqual([]);
});

test('they are in real cities', () => {
  const misplaced = DEMO_CITIES.filter(({ zip, city, state }) => {
    const place = places.zipCodes.get(zip);
    return place?.city !== city || place.state !== state;
  });
  expect(misplaced).toEqual([]);
});

test('they are the same on every run', () => {
  expect(demoProviders(places)).toEqual(demo);
});
