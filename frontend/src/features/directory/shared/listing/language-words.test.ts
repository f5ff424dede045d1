import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { languageWords } from './language-words.ts';

const speaking = (locale: string) => setupI18n({ locale, messages: { [locale]: {} } });

test('languages are named in the page’s language', () => {
  expect(languageWords(speaking('en'), 'es')).toBe('Spanish');
  expect(languageWords(speaking('es'), 'pt')).toBe('portugués');
});

test.each([
  ['en', 'American Sign Language'],
  ['es', 'American Sign Language'],
])('a language that browsers have no name of has one in %s', (locale, name) => {
  expect(languageWords(speaking(locale), 'ase')).toBe(name);
});

test.each(['qqx', 'not a code', ''])('the unknown code "%s" never stands alone', (code) => {
  expect(languageWords(speaking('en'), code)).toBe(`Another language (${code})`);
});
