import { expect, test } from 'vitest';
import { pagePath, readSearch, requestPath } from './directory-search.ts';

const everything = { category: undefined, search: '', location: '' };

test('a search for everything needs no more than the page', () => {
  expect(pagePath(everything, '')).toBe('/resources');
  expect(requestPath(everything)).toBe('/api/resources');
});

test('the address of a search finds the same search again', () => {
  const search = { category: 'aba-therapy', search: 'not talking & "shy"', location: 'Durham, NC' };
  const url = new URL(pagePath(search, ''), 'https://page.invalid');
  expect(url.pathname).toBe('/resources/aba-therapy');
  expect(readSearch('aba-therapy', url.searchParams, '')).toEqual(search);
});

test('the place where a family lives is searched around, and stays out of the address', () => {
  const search = { category: undefined, search: 'speech', location: '27701' };
  expect(pagePath(search, '27701')).toBe('/resources?search=speech');
  expect(readSearch(undefined, new URLSearchParams('search=speech'), '27701')).toEqual(search);
});

test.each(['', 'Boise, ID'])(
  '“%s” in place of where a family lives stands in the address',
  (location) => {
    const search = { ...everything, location };
    const { searchParams } = new URL(pagePath(search, '27701'), 'https://page.invalid');
    expect(readSearch(undefined, searchParams, '27701')).toEqual(search);
  },
);

test('the server is asked for all of it', () => {
  expect(requestPath({ category: 'dental', search: 'gentle', location: '27701' })).toBe(
    '/api/resources?category=dental&search=gentle&location=27701',
  );
});

test('a category cannot lead out of its page', () => {
  expect(pagePath({ ...everything, category: '../login' }, '')).toBe('/resources/..%2Flogin');
});
