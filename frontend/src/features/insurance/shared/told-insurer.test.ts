import { expect, test } from 'vitest';
import { planOf } from './told-insurer.ts';

test('an insurer that is a program answers where the plan comes from, any other one only the state', () => {
  expect(planOf({ insurer: 'medicaid', state: 'NC' })).toMatchObject({
    source: 'medicaid',
    state: 'NC',
  });
  expect(planOf({ insurer: 'aetna', state: 'NC' })).toMatchObject({ source: null, state: 'NC' });
  expect(planOf(undefined)).toBeUndefined();
});
