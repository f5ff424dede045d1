import { expect, test } from 'vitest';
import {
  type DirectorySearch,
  EVERYTHING,
  filtersSet,
  isCut,
  isSame,
  pagePath,
  readSearch,
  readView,
  searchParamsOf,
  sortIn,
  withQuery,
} from './directory-search.ts';

const inList = (ownPlace = '') => ({ ownPlace, view: 'list' }) as const;

const FILTERED: DirectorySearch = {
  category: 'aba-therapy',
  search: 'not talking & "shy"',
  location: 'Durham, NC',
  sort: 'verified',
  radius: '50',
  ages: '7',
  language: 'pt-BR',
  insurance: 'blue-cross',
  wait: '3',
  knownWait: true,
  telehealth: true,
  inHome: false,
  medicaid: true,
  accepting: false,
  tags: ['gentle', 'sign language'],
};

const readBack = (path: string, ownPlace = ''): DirectorySearch => {
  const { pathname, searchParams } = new URL(path, 'https://page.invalid');
  const category = pathname.split('/')[2];
  return readSearch(category && decodeURIComponent(category), searchParams, ownPlace);
};

const request = (search: DirectorySearch, home: string): string =>
  withQuery('/api/resources', [...searchParamsOf(search, home), ...sortIn(search)]);

test('a search for everything needs no more than the page', () => {
  expect(pagePath(EVERYTHING, inList())).toBe('/resources');
  expect(request(EVERYTHING, '')).toBe('/api/resources');
});

test('the address of a search finds the same search again', () => {
  expect(readBack(pagePath(FILTERED, inList()))).toEqual(FILTERED);
  expect(pagePath(FILTERED, inList())).toMatch(/^\/resources\/aba-therapy\?/);
});

test('searches around the family’s home without putting it into the address', () => {
  const search = { ...EVERYTHING, search: 'speech', location: '27701' };
  expect(pagePath(search, inList('27701'))).toBe('/resources?search=speech');
  expect(readBack('/resources?search=speech', '27701')).toEqual(search);
});

test.each(['', 'Boise, ID'])(
  '“%s” in place of where a family lives stands in the address',
  (location) => {
    const search = { ...EVERYTHING, location };
    expect(readBack(pagePath(search, inList('27701')), '27701')).toEqual(search);
  },
);

test('sends the whole search to the server', () => {
  expect(new URL(request(FILTERED, ''), 'https://page.invalid').searchParams.toString()).toBe(
    'category=aba-therapy&search=not+talking+%26+%22shy%22&location=Durham%2C+NC&radius=50&ages=7' +
      '&language=pt-BR&insurance=blue-cross&wait=3&knownWait=1&telehealth=1&medicaid=1&tag=gentle' +
      '&tag=sign+language&sort=verified',
  );
});

test('does not send the known home, but says when none is wanted', () => {
  expect(request({ ...EVERYTHING, location: '27701' }, '27701')).toBe('/api/resources');
  expect(request(EVERYTHING, '27701')).toBe('/api/resources?location=');
});

test('a home that the account does not hold yet is sent', () => {
  expect(request({ ...EVERYTHING, location: '27701' }, '')).toBe('/api/resources?location=27701');
});

test('truncates overlong searches', () => {
  expect(readBack(`/resources?search=${'a'.repeat(5_000)}`).search).toBe('a'.repeat(200));
  expect(isCut(new URLSearchParams({ search: 'a'.repeat(201) }))).toBe(true);
  expect(isCut(new URLSearchParams({ search: 'a'.repeat(200) }))).toBe(false);
});

test('cuts no emoji in half', () => {
  const { search } = readBack(`/resources?search=a${'🦄'.repeat(5_000)}`);
  expect(search).toBe(`a${'🦄'.repeat(99)}`);
});

test('an unknown order falls back to the default', () => {
  expect(readBack('/resources?sort=price').sort).toBe('relevance');
});

test('the address holds the view', () => {
  const path = pagePath(EVERYTHING, { ownPlace: '', view: 'map' });
  expect(path).toBe('/resources?view=map');
  expect(readView(new URL(path, 'https://page.invalid').searchParams)).toBe('map');
  expect(readView(new URLSearchParams())).toBe('list');
});

test('a category cannot escape its path', () => {
  expect(pagePath({ ...EVERYTHING, category: '../login' }, inList())).toBe('/resources/..%2Flogin');
});

test('searches are the same when everything about them is', () => {
  expect(isSame(FILTERED, { ...FILTERED, tags: [...FILTERED.tags] })).toBe(true);
  expect(isSame(FILTERED, { ...FILTERED, medicaid: false })).toBe(false);
});

test('counts filters, not the order', () => {
  expect(filtersSet(FILTERED)).toBe(10);
  expect(filtersSet({ ...EVERYTHING, sort: 'name' })).toBe(0);
});
