// biome-ignore lint/style/noRestrictedImports: Categories of domain, which no page loads, are compared with the pages' words.
import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { CATEGORY_WORDS, inWords } from './category-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each(CATEGORIES)('the English name of $id is the directory’s', (category) => {
  expect(CATEGORY_WORDS).toHaveProperty(category.id);
  expect(inWords(i18n, { ...category, count: 3 })).toEqual({ ...category, count: 3 });
});

test('an unknown category keeps the server’s name', () => {
  const unheardOf = { id: 'x', name: 'X', description: 'Y', icon: 'z', color: 'z', count: 1 };
  expect(inWords(i18n, unheardOf)).toBe(unheardOf);
});
