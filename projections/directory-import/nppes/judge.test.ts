import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { describe, expect, test } from 'vitest';
import { places } from '../places/places.fixture.ts';
import { NOTHING_SAID, type Provider } from '../provider.ts';
import { judge, type Verdict } from './judge.ts';
import { type MadeUpRow, ORGANIZATION, PERSON, rowOf, taxonomies } from './nppes-file.fixture.ts';

const verdictOn = (row: MadeUpRow): Verdict => judge(rowOf(row), places);

const listed = (row: MadeUpRow): Provider => {
  const verdict = verdictOn(row);
  if (verdict.kind !== 'listed') return expect.fail(JSON.stringify(verdict));
  return verdict.provider;
};

const LOCATION = 'Provider Business Practice Location Address';

describe('a listed row', () => {
  test('becomes a listing in human words', () => {
    expect(listed(PERSON)).toEqual({
      id: 'npi-1234567893',
      source: 'nppes',
      source_name: 'National provider registry (NPPES)',
      licence: 'Public domain',
      category: 'speech-therapy',
      categories: ['speech-therapy'],
      name: 'Jane Doe, MS, CCC-SLP',
      description: 'Speech-language pathologist in Durham, NC. Individual provider.',
      tags: ['Speech and language'],
      phone: '(919) 555-0100',
      email: null,
      hours: null,
      website: null,
      street: '12 NE 5th St, Ste 200',
      city: 'Durham',
      state: 'NC',
      zip: '27701',
      latitude: 35.9992,
      longitude: -78.8979,
      ...NOTHING_SAID,
      is_demo: false,
      last_verified: '2020-07-08',
    });
  });

  test('says that it is an organization', () => {
    expect(listed(ORGANIZATION)).toMatchObject({
      name: 'Bright Steps ABA, LLC',
      description: 'Behavior analyst in Durham, NC. Organization.',
      category: 'aba-therapy',
    });
  });

  test('bears the name that it does business under', () => {
    const trading = { ...ORGANIZATION, 'Provider Other Organization Name': 'STEPPING STONES' };
    const type = 'Provider Other Organization Name Type Code';
    expect(listed({ ...trading, [type]: '3' }).name).toBe('Stepping Stones');
    expect(listed({ ...trading, [type]: '4' }).name).toBe('Bright Steps ABA, LLC');
    expect(
      listed({ ...trading, [type]: '3', 'Provider Other Organization Name': '<UNAVAIL>' }).name,
    ).toBe('Bright Steps ABA, LLC');
  });

  test('is in the category of its primary taxonomy', () => {
    const row = { ...PERSON, ...taxonomies('225X00000X', '235Z00000X', '225X00000X') };
    expect(listed(row)).toMatchObject({
      category: 'occupational-therapy',
      categories: ['occupational-therapy', 'speech-therapy'],
      description:
        'Occupational therapist in Durham, NC. Individual provider. Also: speech-language pathologist.',
    });
    expect(
      listed({
        ...row,
        'Healthcare Provider Primary Taxonomy Switch_1': 'N',
        'Healthcare Provider Primary Taxonomy Switch_2': 'Y',
      }).categories,
    ).toEqual(['speech-therapy', 'occupational-therapy']);
  });

  test('is in the first category that fits when its primary taxonomy fits none', () => {
    const row = {
      ...PERSON,
      ...taxonomies('207Q00000X', '282N00000X', '1223P0221X', '235Z00000X'),
    };
    expect(listed(row).categories).toEqual(['dental', 'speech-therapy']);
  });

  test('is found by its fifteenth taxonomy', () => {
    const codes = [...Array.from({ length: 14 }, () => '207Q00000X'), '252Y00000X'];
    expect(listed({ ...PERSON, ...taxonomies(...codes) }).category).toBe('early-intervention');
  });

  test('was last verified when it was last updated or certified', () => {
    expect(listed({ ...PERSON, 'Certification Date': '01/02/2024' }).last_verified).toBe(
      '2024-01-02',
    );
    expect(listed({ ...PERSON, 'Last Update Date': '' }).last_verified).toBeNull();
  });

  test('has no phone when its number cannot be called', () => {
    expect(listed({ ...PERSON, [`${LOCATION} Telephone Number`]: '91955501' }).phone).toBeNull();
  });

  test('accepts Medicaid when it has a Medicaid number', () => {
    const type = 'Other Provider Identifier Type Code_7';
    expect(listed({ ...PERSON, [type]: '05' }).medicaid).toBe(true);
    expect(listed({ ...PERSON, [type]: '01' }).medicaid).toBeNull();
  });

  test('belongs there again after it was reactivated', () => {
    const row = {
      ...PERSON,
      'NPI Deactivation Date': '03/16/2006',
      'NPI Reactivation Date': '04/05/2006',
    };
    expect(verdictOn(row).kind).toBe('listed');
  });
});

describe('its place', () => {
  test.each([
    ['with lost zeros', 'BOSTON', 'MA', '21081000', '02108', 'Boston'],
    ['spelled as the place is', 'MC KINNEY', 'TX', '75070', '75070', 'McKinney'],
    ['by the city of a ZIP code', '', 'NC', '27701', '27701', 'Durham'],
    ['by the name of its state', 'DURHAM', 'NORTH CAROLINA', '27701', '27701', 'Durham'],
    ['in a territory', 'SAN JUAN', 'PR', '00901', '00901', 'San Juan'],
  ])('is found %s', (_, city, state, text, zip, name) => {
    const row = {
      ...PERSON,
      [`${LOCATION} City Name`]: city,
      [`${LOCATION} State Name`]: state,
      [`${LOCATION} Postal Code`]: text,
    };
    expect(listed(row)).toMatchObject({ zip, city: name, latitude: expect.any(Number) });
  });

  test('is that of the city when the ZIP code is of another state or unknown', () => {
    const durham = { latitude: 35.994, longitude: -78.8986 };
    expect(listed({ ...PERSON, [`${LOCATION} Postal Code`]: '90210' })).toMatchObject(durham);
    expect(listed({ ...PERSON, [`${LOCATION} Postal Code`]: '27799' })).toMatchObject(durham);
  });

  test('is empty for an unknown place', () => {
    const row = {
      ...PERSON,
      [`${LOCATION} Postal Code`]: '27799',
      [`${LOCATION} City Name`]: 'NOWHERE',
    };
    expect(listed(row)).toMatchObject({ city: 'Nowhere', latitude: null, longitude: null });
  });
});

describe('a row does not belong in the directory', () => {
  test.each<[string, MadeUpRow]>([
    ['without a taxonomy that fits', taxonomies('207Q00000X')],
    ['without any taxonomy', { ...taxonomies('') }],
    ['when it was deactivated', { 'NPI Deactivation Date': '06/19/2007' }],
    [
      'when it was deactivated after it was reactivated',
      { 'NPI Deactivation Date': '06/19/2007', 'NPI Reactivation Date': '04/05/2006' },
    ],
    ['when its practice is abroad', { [`${LOCATION} Country Code (If outside U.S.)`]: 'CA' }],
  ])('%s', (_, change) => {
    expect(verdictOn({ ...PERSON, ...change })).toMatchObject({ kind: 'unlisted' });
  });
});

describe('a listed row is remarked on', () => {
  const remarksOn = (change: MadeUpRow): readonly string[] => {
    const verdict = verdictOn({ ...PERSON, ...change });
    return verdict.kind === 'listed' ? verdict.remarks.map(({ reason }) => reason) : [];
  };
  const city = `${LOCATION} City Name`;

  test(
    'where … is said: …',
    everyRow<readonly [MadeUpRow, readonly string[]]>(
      [
        [{}, []],
        [{ [`${LOCATION} Telephone Number`]: '' }, []],
        [
          { [`${LOCATION} Telephone Number`]: '919555010' },
          ['Its telephone number has 9 digits instead of 10: it is listed without one.'],
        ],
        [
          { [`${LOCATION} Telephone Number`]: '0195550100' },
          ['Its telephone number does not exist: it is listed without one.'],
        ],
        [
          { [`${LOCATION} Postal Code`]: '90210' },
          ['Its ZIP code is of another state: it is placed in the middle of its city.'],
        ],
        [
          { [`${LOCATION} Postal Code`]: '90210', [city]: 'NOWHERE' },
          ['Its ZIP code is of another state, and its city is unknown: it has no place.'],
        ],
      ],
      ([change, reasons]) => {
        expect(remarksOn(change)).toEqual(reasons);
      },
    ),
  );

  test('and has no place where neither ZIP code nor city are of its state', () => {
    const row = { ...PERSON, [`${LOCATION} Postal Code`]: '90210', [city]: 'NOWHERE' };
    expect(listed(row)).toMatchObject({ latitude: null, longitude: null });
  });
});

describe('a row is rejected', () => {
  test('with the values of another row’s columns, whatever its trade was', () => {
    const slipped = Object.fromEntries(
      Object.keys(PERSON).map((column, index, all) => [column, PERSON[all[index - 1] ?? ''] ?? '']),
    );
    for (const row of [slipped, { ...ORGANIZATION, ...taxonomies('Y', 'NC') }])
      expect(verdictOn(row)).toMatchObject({
        kind: 'rejected',
        reason: expect.stringContaining('do not fit their columns'),
      });
  });

  test.each<[string, MadeUpRow]>([
    ['The NPI is wrong: its check digit does not match.', { NPI: '1234567890' }],
    ['It has no name.', { 'Provider Last Name (Legal Name)': '', 'Provider First Name': '' }],
    [
      'It has no street address.',
      {
        'Provider First Line Business Practice Location Address': '',
        'Provider Second Line Business Practice Location Address': '',
      },
    ],
    ['Its ZIP code is not one.', { [`${LOCATION} Postal Code`]: 'NONE' }],
    ['Its state is not one.', { [`${LOCATION} State Name`]: 'XX' }],
    ['It has no city.', { [`${LOCATION} City Name`]: '', [`${LOCATION} Postal Code`]: '27799' }],
    [
      'It holds a character that an earlier conversion has lost.',
      { 'Provider Last Name (Legal Name)': 'NU\uFFFDEZ' },
    ],
  ])('"%s"', (reason, change) => {
    expect(verdictOn({ ...PERSON, ...change })).toEqual({ kind: 'rejected', reason });
  });
});
