import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { CATEGORY_IDS } from './categories.ts';
import { understand, wordsOf } from './needs.ts';
import { PREFERENCES } from './preferences.ts';
import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';
import { SYNONYMS } from './synonyms.ts';

const PHRASES = SPANISH_SYNONYMS.flatMap(({ phrases }) => phrases);

const needsOf = (text: string) => understand(wordsOf(text)).needs;
const categoriesOf = (text: string) => needsOf(text).map(({ categories }) => categories);

test(
  '"…" means its category, and nothing else',
  everyRow(PHRASES, (phrase) => {
    const synonym = SPANISH_SYNONYMS.find(({ phrases }) => phrases.includes(phrase));
    expect(categoriesOf(phrase)).toEqual([synonym?.categories]);
  }),
);

test('no phrase has two meanings, in either language', () => {
  const all = [...SPANISH_SYNONYMS, ...SYNONYMS, ...PREFERENCES].flatMap(({ phrases }) => phrases);
  expect(all.filter((phrase, index) => all.indexOf(phrase) !== index)).toEqual([]);
});

test('every category can be found', () => {
  const reached = new Set(SPANISH_SYNONYMS.flatMap(({ categories }) => categories));
  expect([...reached].sort()).toEqual([...CATEGORY_IDS].sort());
});

test.each([
  ['Mi hijo todavía no habla', 'speech-therapy'],
  ['Busco un dentista para niños', 'dental'],
  ['EVALUACIÓN DE AUTISMO', 'diagnosis'],
  ['necesito un psicólogo cerca de mí', 'mental-health'],
  ['terapias para caminar, fisioterapia', 'physical-therapy'],
])('"%s" leads to %s first', (text, category) => {
  expect(categoriesOf(text)[0]?.[0]).toBe(category);
});
