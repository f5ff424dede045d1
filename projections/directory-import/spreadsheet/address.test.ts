import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { describe, expect, test } from 'vitest';
import { places } from '../places/places.fixture.ts';
import { readAddress, splitAddresses } from './address.ts';

const read = (text: string) => readAddress(text, { places, state: 'NC' });

describe('an address is taken apart', () => {
  test(
    '…',
    everyRow(
      [
        ['2322 River Road, Burlington, NC 27217-8359', '2322 River Road', 'Burlington', '27217'],
        ['2806 Old 87 Elon, NC 27244', '2806 Old 87', 'Elon', '27244'],
        ['87 Bonnie Lane Sylva, NC 28779', '87 Bonnie Lane', 'Sylva', '28779'],
        [
          '109 Veterans Drive Kill Devil Hills, NC 27948',
          '109 Veterans Drive',
          'Kill Devil Hills',
          '27948',
        ],
        ['500 Sunset Road Wilson, NC 27893', '500 Sunset Road', 'Wilson', '27893'],
        ['201 Dobbs St. Snow Hill, NC 28580', '201 Dobbs St.', 'Snow Hill', '28580'],
        ['1477 NC 24-87 Cameron, NC 28326', '1477 NC 24-87', 'Cameron', '28326'],
        ['2728 Old Concord Rd Salisbury NC, 28146', '2728 Old Concord Rd', 'Salisbury', '28146'],
        ['202 NC HWY 42, PO Box 885, Ahoskie. NC 27910', '202 NC Hwy 42', 'Ahoskie', '27910'],
        [
          '2904 Morganton Blvd. SW Lenoir North Carolina 28645',
          '2904 Morganton Blvd. SW',
          'Lenoir',
          '28645',
        ],
        [
          '660 West Fifth Street, Winston-Salem 27101',
          '660 West Fifth Street',
          'Winston-Salem',
          '27101',
        ],
        [
          '4860 Lake Jeanette Rd.Greensboro, NC 27455',
          '4860 Lake Jeanette Rd.',
          'Greensboro',
          '27455',
        ],
        [
          '351 Wagoner Drive Fayetteville, NC 28303 (Suite 402)',
          '351 Wagoner Drive, Suite 402',
          'Fayetteville',
          '28303',
        ],
        [
          '306 N Queen Street Kinston, NC 28502 US P.O. Box 2469',
          '306 N Queen Street',
          'Kinston',
          '28502',
        ],
        ['32 N MAIN ST, MARSHALL, NC 28753', '32 N Main St', 'Marshall', '28753'],
        [
          '115 Market Street, Suite 201,Durham, NC 27701-3221',
          '115 Market Street, Suite 201',
          'Durham',
          '27701',
        ],
      ],
      ([text, street, city, zip]) => {
        expect(read(text)).toMatchObject({ street, city, state: 'NC', zip, doubts: [] });
      },
    ),
  );
});

describe('a city is known in spite of a slip', () => {
  test.each([
    ['820 S. Boylan Ave Raliegh NC 27603', '820 S. Boylan Ave', 'Raleigh'],
    ['1315 Horton Rd Durhamn NC 27704', '1315 Horton Rd', 'Durham'],
    ['522 Academy Street, Jerfferson NC, 28640', '522 Academy Street', 'Jefferson'],
    ['405 Smith Level Rd, Chapell Hill, NC 27516', '405 Smith Level Rd', 'Chapel Hill'],
    ['328 Whippoorwill Lane, Mt Holly, NC, 28120', '328 Whippoorwill Lane', 'Mount Holly'],
  ])('%s', (text, street, city) => {
    expect(read(text)).toMatchObject({ street, city, doubts: [] });
  });
});

describe('where it is less than exact, it says so', () => {
  test.each([
    [
      'PO Box 4193, Cary, NC 27519',
      'It has a post box only: it is placed in the middle of its ZIP code.',
    ],
    ['Charlotte, 28203', 'It has no street address: it is placed in the middle of its ZIP code.'],
    ['313 SE Manyard Rd, Cary,NC', 'It has no ZIP code: it is placed in the middle of its city.'],
    [
      '1403 Parkview Drive, Elizabeth City, NC 2709',
      'Its ZIP code is none of its state: it is placed in the middle of its city.',
    ],
    [
      '5200 Park Road, Charlotte NC 29209',
      'Its ZIP code is none of its state: it is placed in the middle of its city.',
    ],
    [
      '107 Commercial Park Dr, Concord SW, NC 28027',
      'Its city is unknown: it is placed by its ZIP code.',
    ],
  ])('%s', (text, doubt) => {
    expect(read(text)).toMatchObject({ point: { latitude: expect.any(Number) }, doubts: [doubt] });
  });

  test('and has no point in an unknown city', () => {
    expect(read('1 Main St, Atlantis, NC 99998')).toMatchObject({
      city: 'Atlantis',
      point: undefined,
      doubts: ['Its city is unknown: it has no place.'],
    });
  });
});

test('another state is recognized by its letters, its name, or the ZIP code', () => {
  for (const text of [
    '1 Main St, Atlanta, GA 30303',
    '1 Main St, Atlanta, Georgia 30303',
    '1 Main St, Atlanta 30303',
  ])
    expect(read(text)).toMatchObject({ street: '1 Main St', city: 'Atlanta', state: 'GA' });
});

describe('a cell is divided into its addresses', () => {
  test.each([
    ['', []],
    [' \n ', []],
    [
      'UNC REX Healthcare\n4420 Lake Boone Trail\nRaleigh, NC 27607',
      ['UNC REX Healthcare 4420 Lake Boone Trail Raleigh, NC 27607'],
    ],
    [
      '101 N Church St Richlands, NC 28574, 50 College Rd Bolivia, NC 28422',
      ['101 N Church St Richlands, NC 28574', '50 College Rd Bolivia, NC 28422'],
    ],
    [
      '310 West St Pittsboro, NC 27312, PO Box 1372 Pittsboro, NC 27312',
      ['310 West St Pittsboro, NC 27312'],
    ],
    [
      '601 Cedar St., Suite 5 Beaufort, NC 28516\u200b',
      ['601 Cedar St., Suite 5 Beaufort, NC 28516'],
    ],
    [
      '16147 Lancaster Hwy Suite 130, Charlotte, NC 28277',
      ['16147 Lancaster Hwy Suite 130, Charlotte, NC 28277'],
    ],
  ])('%j', (text, addresses) => {
    expect(splitAddresses(text)).toEqual(addresses);
  });
});
