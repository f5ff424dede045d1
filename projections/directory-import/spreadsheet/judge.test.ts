import { describe, expect, test } from 'vitest';
import type { StagedListing } from '../format.ts';
import { places } from '../places/places.fixture.ts';
import { mapColumns } from './columns.ts';
import { judge } from './judge.ts';
import { cellsOf, HEADER, type ListedRow, MAPPING } from './spreadsheet.fixture.ts';

const verdictOn = (row: ListedRow) =>
  judge(mapColumns(HEADER, MAPPING)(cellsOf(row)), { mapping: MAPPING, places });

const listed = (row: ListedRow): StagedListing => {
  const [found] = verdictOn(row).listings;
  return found?.provider ?? expect.fail('It is not listed.');
};

const ROW: ListedRow = {
  name: '  Bright   Steps ',
  address: '12 Main St, Durham, NC 27701',
  county: 'Durham ',
  phone: '919-555-0100 ext. 5',
  email: 'hello@example.org',
  website: 'example.org',
  ages: '2-12',
  services: 'play groups,  therapy in-home ',
  aba: 'Yes ',
  speech: 'No',
  verified: '11/2/2026',
};

test('a row becomes a listing', () => {
  expect(listed(ROW)).toMatchObject({
    id: expect.stringMatching(/^made-up-list-[0-9a-f]{16}$/),
    source: 'made-up-list',
    category: 'aba-therapy',
    categories: ['aba-therapy'],
    name: 'Bright Steps',
    description: 'Play groups, therapy in-home. More contacts: ext. 5. Serves Durham County.',
    tags: ['ABA'],
    phone: '(919) 555-0100',
    email: 'hello@example.org',
    website: 'https://example.org',
    street: '12 Main St',
    city: 'Durham',
    zip: '27701',
    latitude: 35.9992,
    ages_from: 2,
    ages_to: 12,
    telehealth: true,
    in_home: null,
    last_verified: '2026-11-02',
  });
});

describe('a rule', () => {
  test.each(['yes', 'Yes ', '.yes', 'ye', 'Y', 'x', 'TRUE'])(
    'holds when the cell is "%s"',
    (aba) => {
      expect(listed({ ...ROW, aba }).categories).toEqual(['aba-therapy']);
    },
  );

  test.each(['', 'no', 'Nno', 'N/A', 'yesterday'])('does not when it is "%s"', (aba) => {
    expect(listed({ ...ROW, aba }).categories).toEqual(['community']);
  });

  test.each([
    ['Telehealth', true],
    ['hotel', null],
    ['IN HOME therapy', true],
    ['homes', null],
  ])('for words holds as "%s" has them: %s', (services, telehealth) => {
    expect(listed({ ...ROW, services }).telehealth).toBe(telehealth);
  });
});

test('however the same is spelled, it is the same provider', () => {
  const { id } = listed(ROW);
  for (const address of ['12 main street Durham NC 27701', '12 MAIN ST., DURHAM, NC 27701-1234'])
    expect(listed({ ...ROW, name: 'BRIGHT STEPS', address }).id).toBe(id);
  expect(listed({ ...ROW, address: '14 Main St, Durham, NC 27701' }).id).not.toBe(id);
});

test('a cell of a megabyte and control characters do no harm', () => {
  const listing = listed({ ...ROW, services: `a\u0000b ${'x '.repeat(500_000)}` });
  expect(listing.description.length).toBeLessThan(2_100);
  expect(listing.description).toMatch(/^A b x/);
});

test('an id of the list stays, even if name and address change', () => {
  const mapping = { ...MAPPING, columns: { ...MAPPING.columns, id: 'County' } };
  const idOf = (row: ListedRow) =>
    judge(mapColumns(HEADER, mapping)(cellsOf(row)), { mapping, places }).listings[0]?.id;
  expect(idOf({ ...ROW, name: 'Brighter Steps', address: '' })).toBe(idOf(ROW));
});

test('every address of a row is a listing', () => {
  const { listings, remarks } = verdictOn({
    ...ROW,
    address: '12 Main St, Durham, NC 27701, 5 Oak St, Apex, NC 27502',
  });
  expect(listings.map(({ provider }) => provider?.city)).toEqual(['Durham', 'Apex']);
  expect(remarks).toEqual([
    { outcome: 'several-addresses', reason: 'It has 2 addresses and is listed at each.' },
  ]);
});

test.each([
  [{ ...ROW, name: ' ' }, 'It has no name.'],
  [{ ...ROW, name: 'x'.repeat(201) }, 'Its name is longer than 200 letters.'],
  [{ ...ROW, name: 'Jos\uFFFD' }, 'It holds a character that an earlier conversion has lost.'],
])('a row is rejected: %#', (row, reason) => {
  expect(verdictOn(row)).toEqual({ listings: [], remarks: [{ outcome: 'rejected', reason }] });
});
