import { expect, test } from 'vitest';
import { fiveDigitZip } from './zip-code.ts';

test.each([
  ['27701', '27701'],
  ['277011234', '27701'],
  ['27701-1234', '27701'],
  [' 27701 ', '27701'],
  ['2134', '02134'],
  ['21341000', '02134'],
  ['2134-1000', '02134'],
  ['601', '00601'],
  ['6011234', '00601'],
])('%s is %s', (text, zip) => {
  expect(fiveDigitZip(text)).toBe(zip);
});

test.each(['', '12', '277011', '2770112345', 'K1A 0B1', '2770A', '00000', '000000000'])(
  '"%s" is no ZIP code',
  (text) => {
    expect(fiveDigitZip(text)).toBeNull();
  },
);
