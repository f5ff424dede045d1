import { expect, test } from 'vitest';
import { filterIn, fits, withFilter } from './status-filter.ts';

test('an address says what is shown; where it says nonsense, all is', () => {
  expect(filterIn(new URLSearchParams('status=called'))).toBe('called');
  expect(filterIn(new URLSearchParams('status=none'))).toBe('none');
  expect(filterIn(new URLSearchParams('status=happy'))).toBe('all');
  expect(filterIn(new URLSearchParams())).toBe('all');
});

test('another filter leaves the rest of an address as it is', () => {
  const params = new URLSearchParams('ids=a');
  expect(withFilter(params, 'called').toString()).toBe('ids=a&status=called');
  expect(withFilter(withFilter(params, 'called'), 'all').toString()).toBe('ids=a');
});

test('a favorite fits its own status, and none where it has none', () => {
  expect(fits('all', { status: null })).toBe(true);
  expect(fits('none', { status: null })).toBe(true);
  expect(fits('none', { status: 'called' })).toBe(false);
  expect(fits('called', { status: 'called' })).toBe(true);
  expect(fits('called', { status: 'to-call' })).toBe(false);
});
