import { REPLY_TEMPLATES } from '@hearthway/domain/staff/reply-templates.constants.ts';
import { expect, test } from 'vitest';
import { filledIn } from './filled-in.ts';

const [template] = REPLY_TEMPLATES;
const filled = (language: string, name: string | null) =>
  template === undefined ? '' : filledIn(template, { language, name }).split('\n')[0];

test('a template greets by the first name, in the language of the family', () => {
  expect(filled('en', 'Ana Lima')).toBe('Hello Ana,');
  expect(filled('es', ' Ana  Lima ')).toBe('Hola, Ana:');
  expect(filled('fr', 'Ana')).toBe('Hello Ana,');
});

test('it greets without a name once that is no longer kept', () => {
  expect(filled('en', null)).toBe('Hello,');
  expect(filled('es', '')).toBe('Hola:');
});

test('a name is put in as it is written', () => {
  expect(filled('en', '$& Lima')).toBe('Hello $&,');
});

test.each(REPLY_TEMPLATES)('$id says the same in both languages', ({ name, text }) => {
  expect(Object.keys(name)).toEqual(Object.keys(text));
  const paragraphs = (each: string) => each.split('\n\n').length;
  expect(paragraphs(text.es)).toBe(paragraphs(text.en));
  for (const each of [text.en, text.es]) expect(each).toContain('{name}');
});
