import { expect, test } from 'vitest';
import { pagePath, readSearch, requestPath } from './directory-search.ts';

const everything = { category: undefined, search: '', location: '' };

test('a search for everything needs no more than the page', () => {
  expect(pagePath(everything)).toBe('/resources');
  expect(requestPath(everything)).toBe('/api/resources');
});

test('the address of a search finds the same search again', () => {
  const search = { category: 'aba-therapy', search: 'not talking & "shy"', location: 'Durham, NC' };
  const url = new URL(pagePath(search), 'https://page.invalid');
  expect(url.pathname).toBe('/resources/aba-therapy');
  expect(readSearch('aba-therapy', url.searchParams)).toEqual(search);
});

test('the server is asked for all of it', () => {
  expect(requestPath({ category: 'dental', search: 'gentle', location: '27701' })).toBe(
    '/api/resources?category=dental&search=gentle&location=27701',
  );
});

test('a category cannot lead out of its page', () => {
  expect(pagePath({ ...everything, category: '../login' })).toBe('/resources/..%2Flogin');
});
