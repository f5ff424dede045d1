import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { languageOf, languagesOf } from './spoken-language.ts';

const QUESTIONS = [
  ['¿Qué es el IEP?', 'en', 'es'],
  ['como apelo si el seguro no cubre la terapia', 'en', 'es'],
  ['mi hijo no duerme', 'en', 'es'],
  ['How do I appeal a denial?', 'es', 'en'],
  ['what is aba', 'es', 'en'],
  ['whats food chaining', 'es', 'en'],
  ['receta de tamales', 'en', 'es'],
  ['ABA', 'es', 'es'],
  ['ABA', 'en', 'en'],
  ['i want to die', 'es', 'en'],
  ['no puede respirar mi bebé', 'en', 'es'],
  ['se tomó pastillas', 'en', 'es'],
] as const;

test(
  'a question is answered in its own language, whatever the page’s',
  everyRow(QUESTIONS, ([question, page, language]) => {
    expect(languageOf(question, page)).toBe(language);
  }),
);

test('a question that mixes both languages is answered in both', () => {
  expect(languagesOf('how do I cancel mi suscripción', 'en')).toEqual(['en', 'es']);
  expect(languagesOf('mi hijo is 2, can I call sin diagnóstico', 'en')).toHaveLength(2);
});

test('names of programs in the other language mix nothing', () => {
  expect(languagesOf('cómo pido Early Intervention para mi hijo', 'es')).toEqual(['es']);
  expect(languagesOf('how far is El Paso', 'en')).toEqual(['en']);
});
