import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { languageWords } from './language-words.ts';

const speaking = (locale: string) => setupI18n({ locale, messages: { [locale]: {} } });

test('languages are named in the page’s language', () => {
  expect(languageWords(speaking('en'), 'es')).toBe('Spanish');
  expect(languageWords(speaking('es'), 'pt')).toBe('portugués');
});

test('shows an unknown language code unchanged', () => {
  expect(languageWords(speaking('en'), 'not a code')).toBe('not a code');
});
