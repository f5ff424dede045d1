import { expect, test } from 'vitest';
import { countyName } from './county-name.ts';

test.for([
  ['Durham', '37063', 'Durham County'],
  ['Orleans', '22071', 'Orleans Parish'],
  ['Baltimore', '24005', 'Baltimore County'],
  ['Baltimore', '24510', 'Baltimore'],
  ['Richmond', '51760', 'Richmond'],
  ['Juneau', '02110', 'Juneau'],
  ['District of Columbia', '11001', 'District of Columbia'],
] as const)('%s (%s) is called %s', ([name, code, called]) => {
  expect(countyName(name, code)).toBe(called);
});
