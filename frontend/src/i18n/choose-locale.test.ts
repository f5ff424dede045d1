import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

test('the first language that a person asked for and that there is wins', () => {
  expect(chooseLocale(['en', 'es'], ['fr', 'es', 'en'])).toBe('es');
});

test('a regional variety is served by its language', () => {
  expect(chooseLocale(['en', 'es'], ['es-MX'])).toBe('es');
});

test('a variety that has a catalog of its own keeps it', () => {
  expect(chooseLocale(['en', 'es', 'es-MX'], ['es-MX', 'es'])).toBe('es-MX');
});

test('who asks for nothing that there is reads English', () => {
  expect(chooseLocale(['en', 'es'], ['fr'])).toBe('en');
  expect(chooseLocale(['en', 'es'], [])).toBe('en');
});
