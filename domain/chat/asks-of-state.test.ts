import { expect, test } from 'vitest';
import { asksOfState } from './asks-of-state.ts';

test('a state and a field of its page are asked of the page', () => {
  expect(asksOfState('Nebraska hours')).toBe(true);
  expect(asksOfState('¿hay tope de dinero en Georgia?')).toBe(true);
});

test('another matter of a state, and a field without a state, are not', () => {
  expect(asksOfState('how long is the waiver list in Texas')).toBe(false);
  expect(asksOfState('is there an age limit')).toBe(false);
});
