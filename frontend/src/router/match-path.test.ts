import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about', '/About/', {}],
  ['/resources/:category?', '/resources', { category: undefined }],
  ['/resources/:category?', '/resources/speech-therapy', { category: 'speech-therapy' }],
  ['/resources/provider/:id', '/resources/provider/a%20b', { id: 'a b' }],
  ['/resources/provider/:id', '/resources/provider/100%', { id: '100%' }],
  ['*', '/nowhere/at/all', {}],
])('%s fits %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test.each([
  ['/', '/about'],
  ['/about', '/'],
  ['/about', '/about/us'],
  ['/resources/:category?', '/resources/provider/a'],
  ['/resources/provider/:id', '/resources/provider'],
  ['/staff/timeline/:userId', '/staff/reports/a'],
])('%s does not fit %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeUndefined();
});
