import { expect, test } from 'vitest';
import { STATES, TERRITORIES } from '../kernel/states.constants.ts';
import { stateCode, stateName } from './states.ts';

test('there are fifty states, the District of Columbia and five territories', () => {
  expect([Object.keys(STATES).length, Object.keys(TERRITORIES).length]).toEqual([51, 5]);
});

test.each([
  ['NC', 'NC'],
  [' nc ', 'NC'],
  ['D.C.', 'DC'],
  ['North Carolina', 'NC'],
  ['PUERTO RICO', 'PR'],
])('"%s" is %s', (text, code) => {
  expect(stateCode(text)).toBe(code);
});

test.each(['', 'XX', 'Ontario', 'AE'])('"%s" is no state', (text) => {
  expect(stateCode(text)).toBeUndefined();
});

test('a code has its name', () => {
  expect(['MT', 'PR', 'DC', 'ZZ'].map(stateName)).toEqual([
    'Montana',
    'Puerto Rico',
    'District of Columbia',
    'ZZ',
  ]);
});
