import { expect, test } from 'vitest';
import { officesFor } from './offices.ts';

test('a self-funded plan answers to the Department of Labor alone', () => {
  expect(officesFor(['self-funded-erisa'])).toEqual({ state: false, labor: true });
});

test('neither the state nor the Department of Labor oversees TRICARE', () => {
  expect(officesFor(['tricare'])).toEqual({ state: false, labor: false });
});

test('a plan that may be of two types has the offices of both', () => {
  expect(officesFor(['self-funded-erisa', 'marketplace'])).toEqual({ state: true, labor: true });
});

test('an unknown plan has all offices', () => {
  expect(officesFor([])).toEqual({ state: true, labor: true });
});
