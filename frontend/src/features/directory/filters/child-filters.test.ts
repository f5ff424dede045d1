import { expect, test } from 'vitest';
import { EVERYTHING } from '../directory-search.ts';
import { filtersFor, isSetIn, keepableIn } from './child-filters.ts';

test('filters of a search are kept for a child, and set again with its age of that day', () => {
  const search = { ...EVERYTHING, search: 'speech', language: 'es', telehealth: true, ages: '3' };
  const searchFilters = keepableIn(search);
  expect(searchFilters).toEqual({ language: 'es', telehealth: '1' });
  const filters = filtersFor({ searchFilters }, 4);
  expect({ ...EVERYTHING, ...filters }).toEqual({
    ...EVERYTHING,
    language: 'es',
    telehealth: true,
    ages: '4',
  });
  expect(isSetIn(search, filters)).toBe(false);
  expect(isSetIn({ ...search, ...filters }, filters)).toBe(true);
});

test('an age beyond those of the filter is an adult’s, and an unknown one leaves the filter as it is', () => {
  expect(filtersFor({ searchFilters: {} }, 30)).toMatchObject({ ages: 'adult' });
  expect(filtersFor({ searchFilters: {} }, null)).not.toHaveProperty('ages');
});
