import { expect, test } from 'vitest';
import { withoutEnd } from './without-end.ts';

test.for([
  ['Nothing was charged. Please try again.', 'Nothing was charged'],
  ['Nothing was charged.', 'Nothing was charged'],
  ['Failed to create subscription session', 'Failed to create subscription session'],
])('“%s” becomes “%s”', ([message = '', expected]) => {
  expect(withoutEnd(message, 'Please try again.')).toBe(expected);
});
