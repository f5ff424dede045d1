import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { accountPath, safeRedirect } from './redirect.ts';

test.each([
  '/resources',
  '/resources/aba-therapy?search=talking&location=Durham%2C+NC',
  '/favorites#first',
  '/',
])('%s is a page of ours', (wanted) => {
  expect(safeRedirect(wanted)).toBe(wanted);
});

test(
  '… is foreign, and becomes the start page',
  everyRow(
    [
      null,
      '',
      'resources',
      'https://example.org/',
      'https:example.org',
      '//example.org',
      '///example.org',
      '/\\example.org',
      '\\\\example.org',
      '/\t/example.org',
      '/\n/example.org',
      ' //example.org',
      '/.//example.org',
      '/resources/..//example.org',
      'javascript:alert(1)',
      '/%5cexample.org/../..//example.org',
    ],
    (wanted) => {
      expect(safeRedirect(wanted)).toBe('/');
    },
  ),
);

test.each([
  '/login',
  '/signup?redirect=%2F',
  '/forgot-password',
  '/reset-password',
  '/forgot-username',
])('never redirects to %s', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/');
});

test('a link to the form keeps the page to return to', () => {
  const link = accountPath('login', '/resources?search=a b');
  const redirect = new URL(link, 'https://page.invalid').searchParams.get('redirect');
  expect(safeRedirect(redirect)).toBe('/resources?search=a%20b');
});

test('from the start page the link is plain', () => {
  expect(accountPath('signup', '/')).toBe('/signup');
});

test('a form may set its own fallback page', () => {
  expect(safeRedirect(null, '/onboarding')).toBe('/onboarding');
  expect(safeRedirect('//example.org', '/onboarding')).toBe('/onboarding');
  expect(safeRedirect('/favorites', '/onboarding')).toBe('/favorites');
});
