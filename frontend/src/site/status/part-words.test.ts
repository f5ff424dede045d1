import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { healthWords, partName, partState } from './part-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a part is named in plain words', () => {
  expect(partName(i18n, { name: 'event-store', status: 'ok' })).toBe('Your history');
});

test('a read model has the label that the server gives it', () => {
  const part = { name: 'projection-plan', status: 'ok', label: 'Su plan' } as const;
  expect(partName(i18n, part)).toBe('Su plan');
});

test('an unknown part keeps its own name', () => {
  expect(partName(i18n, { name: 'pigeons', status: 'ok' })).toBe('pigeons');
});

test('states are in words, not by color alone', () => {
  expect(partState(i18n, { name: 'database', status: 'ok' })).toBe('Working');
  expect(partState(i18n, { name: 'database', status: 'failing' })).toBe('Not working right now');
});

test('as long as nothing is known, nothing is promised', () => {
  expect(healthWords(i18n, undefined)).toBe('One moment, we’re checking each part.');
});
