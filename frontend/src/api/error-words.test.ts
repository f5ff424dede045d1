import { GENERAL_ERRORS } from '@hearthway/domain/errors.contract.ts';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { beforeAll, expect, test, vi } from 'vitest';
import { activateLocale } from '../i18n/load-catalog.ts';
import { ApiError } from './api-error.ts';
import { errorWords, loadErrorWords } from './error-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const fallback = msg`Login failed. Please try again.`;

const words = (code: string, message = 'In the server’s words.') =>
  errorWords(i18n, new ApiError({ status: 400, code, message }), fallback);

beforeAll(async () => {
  await activateLocale('en');
  await loadErrorWords();
});

test('until the words have come, the fallback is shown', async () => {
  vi.resetModules();
  const fresh = { ...(await import('./api-error.ts')), ...(await import('./error-words.ts')) };
  const error = new fresh.ApiError({ status: 404, code: 'NotFound', message: 'Not here.' });
  expect(fresh.errorWords(i18n, error, fallback)).toBe('Login failed. Please try again.');
});

test.each(Object.keys(GENERAL_ERRORS))('%s has its own message', (code) => {
  expect(words(code)).not.toBe('In the server’s words.');
  expect(words(code)).not.toBe('Login failed. Please try again.');
});

test('the error of a context is translated by its English message', () => {
  const spanish = setupI18n({ locale: 'es', messages: { es: { 'In English.': 'En español.' } } });
  const error = new ApiError({ status: 409, code: 'EmailTaken', message: 'In English.' });
  expect(errorWords(spanish, error, fallback)).toBe('En español.');
});

test('an unknown code shows the server’s message', () => {
  expect(words('AccountPaused')).toBe('In the server’s words.');
});

test.each(['Unreachable', 'UnreadableAnswer'])('%s is nothing that a server said', (code) => {
  expect(words(code, 'Bad Gateway')).toBe('Login failed. Please try again.');
});

test('without an answer the fallback is shown', () => {
  expect(errorWords(i18n, new TypeError('x is undefined'), fallback)).toBe(
    'Login failed. Please try again.',
  );
});

test.each([
  [undefined, 'wait a little'],
  [0, 'wait 1 second,'],
  [4.2, 'wait 5 seconds,'],
  [600, 'wait 10 minutes,'],
])('after too many tries with a retry-after of %s, the message says %s', (wait, sentence) => {
  const error = new ApiError({
    status: 429,
    code: 'TooManyTries',
    message: 'Later.',
    retryAfterSeconds: wait,
  });
  expect(errorWords(i18n, error, fallback)).toContain(sentence);
});
