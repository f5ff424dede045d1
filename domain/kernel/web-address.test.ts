import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/groups?id=1 ', 'https://www.example.org/groups?id=1'],
  ['http://example.org', 'http://example.org'],
  ['HTTPS://EXAMPLE.ORG/', 'HTTPS://EXAMPLE.ORG/'],
  ['niños.example', 'https://niños.example'],
])('%s is a web address', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

test.each(['', 'example', 'ask them', 'javascript:alert(1)', 'ftp://example.org', 'a@example.org'])(
  '%s is none',
  (typed) => {
    expect(webAddress(typed)).toBeNull();
  },
);
