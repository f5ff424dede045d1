import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { favoriteFacts } from '../favorite-facts.ts';
import { favorite } from '../favorites.fixture.ts';
import { compare } from './comparison.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const dental = {
  id: 'dental',
  name: 'Dental Care',
  description: '',
  icon: '',
  color: '',
  count: 1,
};

const compared = (...known: readonly Parameters<typeof favorite>[0][]) =>
  compare(known.map((each) => favoriteFacts(favorite(each), { i18n, categories: [dental] })));

test('a row has each provider’s fact, in their order', () => {
  const { rows } = compared(
    { id: 'a', ages: { from: 2, to: 12 }, note: 'Ask for Ana.', status: 'called' },
    { id: 'b', category: 'dental', insurance: ['Aetna', 'Cigna'], isDemo: true },
  );
  expect(Object.fromEntries(rows.map(({ field, texts }) => [field, texts]))).toEqual({
    status: ['Called', undefined],
    category: [undefined, 'Dental Care'],
    ages: ['Ages 2 to 12', undefined],
    insurance: [undefined, 'Aetna, Cigna'],
    note: ['Ask for Ana.', undefined],
    lastVerified: [undefined, 'Demo: made up'],
  });
});

test('lists facts that no source has, without the family’s own', () => {
  const { unsaid } = compared(
    { id: 'a', category: 'dental' },
    { id: 'b', hours: 'By appointment' },
  );
  expect(unsaid).toContain('Wait list');
  expect(unsaid).toContain('Services');
  for (const name of ['Hours', 'Your note', 'Contact status', 'Distance', 'Kind of help'])
    expect(unsaid).not.toContain(name);
});
