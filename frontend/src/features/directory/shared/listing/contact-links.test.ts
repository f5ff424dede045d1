import { expect, test } from 'vitest';
import { directionsLink, telephoneLink, websiteLink } from './contact-links.ts';

test.each([
  ['(919) 555-0142', 'tel:+19195550142'],
  ['919-555-0142 x12', 'tel:+19195550142;ext=12'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['988', 'tel:988'],
])('%s is dialed as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

test('a map link keeps every character of the address', () => {
  const link = new URL(directionsLink('12 Oak & Elm St #3, Durham, NC 27701'));
  expect(link.searchParams.get('destination')).toBe('12 Oak & Elm St #3, Durham, NC 27701');
});

test.each([
  ['https://bright.example.org/aba', 'https://bright.example.org/aba'],
  ['bright.example.org', 'https://bright.example.org/'],
  ['bright.example.org:8080', 'https://bright.example.org:8080/'],
])('%s leads to %s', (website, link) => {
  expect(websiteLink(website)).toBe(link);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'call us',
  '',
  'https://',
  'JaVaScRiPt:x.y',
])('%j gives no link', (website) => {
  expect(websiteLink(website)).toBeNull();
});
