import { expect, test } from 'vitest';
import { filterIn, fits, withFilter } from './status-filter.ts';

test('reads the filter from the address; an invalid one shows all', () => {
  expect(filterIn(new URLSearchParams('status=called'))).toBe('called');
  expect(filterIn(new URLSearchParams('status=none'))).toBe('none');
  expect(filterIn(new URLSearchParams('status=happy'))).toBe('all');
  expect(filterIn(new URLSearchParams())).toBe('all');
});

test('changing the filter keeps the rest of the address', () => {
  const params = new URLSearchParams('ids=a');
  expect(withFilter(params, 'called').toString()).toBe('ids=a&status=called');
  expect(withFilter(withFilter(params, 'called'), 'all').toString()).toBe('ids=a');
});

test('matches a favorite by its status, or by having none', () => {
  expect(fits('all', { status: null })).toBe(true);
  expect(fits('none', { status: null })).toBe(true);
  expect(fits('none', { status: 'called' })).toBe(false);
  expect(fits('called', { status: 'called' })).toBe(true);
  expect(fits('called', { status: 'to-call' })).toBe(false);
});
