import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const languageFor = (acceptLanguage: string, cookie?: string) =>
  chooseLanguage(['en', 'es', 'pt-BR'], { cookie, 'accept-language': acceptLanguage });

test.each([
  ['fr, es, en', 'es'],
  ['es-MX', 'es'],
  ['en;q=0.4, es;q=0.8', 'es'],
  ['es;q=0, en', 'en'],
  ['pt-br', 'pt-BR'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,,=;es;q=lots', 'en'],
])('a browser that asks for %j reads %s', (header, language) => {
  expect(languageFor(header)).toBe(language);
});

test('a chosen language outranks the browser’s', () => {
  expect(languageFor('en', `theme=1; ${LANGUAGE_COOKIE}=es`)).toBe('es');
});

test.each(['', 'klingon', '%E0%A4%A', '../../etc'])('a choice of %j is none', (chosen) => {
  expect(languageFor('es', `${LANGUAGE_COOKIE}=${chosen}`)).toBe('es');
});

test('without any preference the language is English', () => {
  expect(chooseLanguage(['en', 'es'], {})).toBe('en');
});
