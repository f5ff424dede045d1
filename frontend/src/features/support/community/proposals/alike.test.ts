import { expect, test } from 'vitest';
import { alikeListings } from './alike.ts';

const LISTED = [
  { name: 'Bright Steps Speech Therapy, LLC', phone: '(919) 555-0100' },
  { name: 'Durham Speech Therapy', phone: '(919) 555-0101' },
  { name: 'Niños Felices', phone: null },
];

const alike = (name: string, phone = '') =>
  alikeListings(LISTED, { name, phone }).map((listing) => listing.name);

test.each([
  ['Bright Steps Speech', ['Bright Steps Speech Therapy, LLC']],
  ['bright steps', ['Bright Steps Speech Therapy, LLC']],
  ['The Ninos Felices Inc.', ['Niños Felices']],
  ['Calm Waters Dentistry', []],
  ['', []],
])('names like %j', (name, expected) => {
  expect(alike(name)).toEqual(expected);
});

test('the same telephone number is enough, however it is written', () => {
  expect(alike('Another name', '+1 919.555.0101')).toEqual(['Durham Speech Therapy']);
  expect(alike('Another name', '0101')).toEqual([]);
});
