import { expect, test } from 'vitest';
import { isNpi } from './npi.ts';

test('the example of the standard is an NPI', () => {
  expect(isNpi('1234567893')).toBe(true);
});

test.each(Array.from('012456789').map((digit) => `123456789${digit}`))(
  '%s, with another check digit, is invalid',
  (text) => {
    expect(isNpi(text)).toBe(false);
  },
);

test.each(['', '123456789', '12345678930', '0234567893', '12345A7893', '1243567893'])(
  '"%s" is invalid',
  (text) => {
    expect(isNpi(text)).toBe(false);
  },
);
