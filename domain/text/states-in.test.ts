import { expect, test } from 'vitest';
import { statesIn } from './states-in.ts';

test.each([
  ['Does my plan have to pay ABA in Ohio?', ['OH']],
  ['cubre mi seguro en Texas la terapia', ['TX']],
  ['en nueva york y nueva jersey', ['NY', 'NJ']],
  ['west virginia age limit', ['WV']],
  ['moving from Virginia to Hawaii', ['VA', 'HI']],
  ['is it the law in OR', ['OR']],
  ['NC autism insurance law', ['NC']],
  ['tx medicaid', ['TX']],
  ['we live in Houston', ['TX']],
  ['Charlotte, NC', ['NC']],
  ['la ley en Carolina del Sur', ['SC']],
])('%s', (text, states) => {
  expect(statesIn(text)).toEqual(states);
});

test.each([
  'can he eat in or out, hi, tell me ok',
  'where is the ID on my card',
  'PA was denied',
  'he is 18 mo old',
  'DOES IT PAY FOR ABA OR NOT',
  'a mi hijo le toca ir a la escuela de la esquina',
])('no state: %s', (text) => {
  expect(statesIn(text)).toEqual([]);
});
