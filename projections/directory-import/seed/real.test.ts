import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { isNpi } from '@hearthway/domain/directory/npi.ts';
import { MIN_OFFICE_KINDS, officeKindsFor } from '@hearthway/domain/directory/offices.constants.ts';
import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { stateCode } from '@hearthway/domain/directory/states.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { beforeAll, expect, test } from 'vitest';
import { groupSameOffices } from '../sources/same-office.ts';
import COUNTS from './counts.json' with { type: 'json' };
import { readExcludedNpis, readSeed, type Seed } from './real.ts';

let seed: Seed;

beforeAll(async () => {
  seed = await readSeed();
});

test('the shipped listings are as many as declared, and none is made up', () => {
  const all = [...seed.listings, ...seed.offices].map(({ provider }) => provider);
  expect(seed.listings).toHaveLength(COUNTS.listings);
  expect(seed.listings.filter(({ provider }) => provider.phone !== null)).toHaveLength(
    COUNTS.withPhone,
  );
  expect(seed.offices).toHaveLength(COUNTS.offices);
  expect(seed.offices.filter(({ provider }) => provider.phone !== null)).toHaveLength(
    COUNTS.officesWithPhone,
  );
  expect(all.filter(({ is_demo }) => is_demo)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(2_000);
  expect(COUNTS.withPhone).toBeGreaterThanOrEqual(1_200);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('every listing can be read: a name, a kind of help, a state, a number that can be called', () => {
  const wrong = seed.listings.filter(
    ({ npi, provider: { name, category, categories, state, zip, phone } }) =>
      !/\p{L}/u.test(name) ||
      category !== categories[0] ||
      categories.some((id) => !CATEGORY_IDS.some((known) => known === id)) ||
      stateCode(state) !== state ||
      !/^(\d{5})?$/.test(zip) ||
      (phone != null && formatPhone(phone) !== phone) ||
      (npi !== null && !isNpi(npi)),
  );
  expect(wrong.map(({ provider }) => provider.id)).toEqual([]);
});

test('every value of a listing stands with its source, and one without a number with its registry page', () => {
  const unsaid = seed.listings.filter(
    ({ provider, says }) =>
      (provider.phone != null && !says.some(({ phone }) => phone === provider.phone)) ||
      (provider.phone == null &&
        provider.id.startsWith('npi-') &&
        !says.some(({ url }) => url !== null)),
  );
  expect(unsaid.map(({ provider }) => provider.id)).toEqual([]);
});

test('no listing is a provider that is excluded from federal programs', async () => {
  const excluded = new Set(await readExcludedNpis());
  expect(excluded.size).toBe(COUNTS.excludedNpis);
  expect(seed.listings.filter(({ npi }) => npi !== null && excluded.has(npi))).toEqual([]);
});

test('nothing comes from the list of Miami, which is for tests only', () => {
  expect(seed.listings.filter(({ provider }) => /miami.*211/i.test(provider.source))).toEqual([]);
});

test('every state has at least eight kinds of office', () => {
  const few = Object.keys(STATES).filter((state) => kindsIn(state).size < MIN_OFFICE_KINDS);
  expect(few).toEqual([]);
});

test('whatever a family looks for, an office of its state has a number to call', () => {
  const unanswered = Object.keys(STATES).flatMap((state) => {
    const answering = kindsIn(state, ({ provider }) => provider.phone != null);
    return CATEGORY_IDS.filter(
      (category) => !officeKindsFor(category).some((kind) => answering.has(kind)),
    ).map((category) => `${state} ${category}`);
  });
  expect(unanswered).toEqual([]);
});

test('no state lists one office twice', () => {
  const twice = groupSameOffices(
    seed.offices,
    ({ provider: { state, name, website = null }, office: { kind, level } }) => ({
      state,
      kind,
      level,
      name,
      website,
    }),
  ).filter(({ length }) => length > 1);
  expect(twice.map((group) => group.map(({ provider }) => provider.name))).toEqual([]);
});

test('an office shows a number only where another compilation has the same', () => {
  expect(
    seed.offices.filter(({ provider, office }) => provider.phone != null && office.agreeing === 0),
  ).toEqual([]);
});

const kindsIn = (
  wanted: string,
  fits: (office: Seed['offices'][number]) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    seed.offices
      .filter((office) => office.provider.state === wanted && fits(office))
      .map(({ office }) => office.kind),
  );
