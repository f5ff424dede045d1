import { describe, expect, test } from 'vitest';
import { languageOf } from './spoken-language.ts';

describe('a question is answered in the language that it is clearly written in', () => {
  test.each([
    ['¿Qué es el IEP?', 'en', 'es'],
    ['como apelo si el seguro no cubre la terapia', 'en', 'es'],
    ['mi hijo no duerme', 'en', 'es'],
    ['How do I appeal a denial?', 'es', 'en'],
    ['what is aba', 'es', 'en'],
    ['ABA', 'es', 'es'],
    ['ABA', 'en', 'en'],
    ['Medicaid waiver Texas', 'es', 'es'],
    ['no sleep', 'en', 'en'],
    ['i want to die', 'es', 'en'],
    ['no puede respirar mi bebé', 'en', 'es'],
    ['se tomó pastillas', 'en', 'es'],
  ] as const)('%s, on a page in %s', (question, page, language) => {
    expect(languageOf(question, page)).toBe(language);
  });
});
