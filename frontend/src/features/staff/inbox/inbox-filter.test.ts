import { expect, test } from 'vitest';
import { filterIn, isFiltered, NO_FILTER, searchOf } from './inbox-filter.ts';

test('an address keeps the filter', () => {
  const filter = { ...NO_FILTER, status: 'resolved', topic: 'insurance', assignee: 'me' } as const;
  expect(filterIn(searchOf(filter))).toEqual(filter);
  expect(String(searchOf(filter))).toBe('status=resolved&topic=insurance&assignee=me');
});

test('unknown values in an address say nothing', () => {
  const search = new URLSearchParams('status=lost&topic=&assignee=you&crisis=maybe&page=2');
  expect(filterIn(search)).toEqual(NO_FILTER);
  expect(isFiltered(filterIn(search))).toBe(false);
});

test('a colleague is an assignee by id', () => {
  const assignee = 'c'.repeat(32);
  expect(filterIn(new URLSearchParams({ assignee }))).toEqual({ ...NO_FILTER, assignee });
});
