import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

const config = getConfig({ cwd: import.meta.dirname });
const [catalog] = await getCatalogs(config);
if (catalog === undefined) throw new Error('There are no catalogs.');
const locales: readonly string[] = config.locales;
const inTheCode = Object.keys((await catalog.collect()) ?? {});

test('the code speaks', () => {
  expect(inTheCode.length).toBeGreaterThan(100);
});

test.each(locales)('%s has every sentence of the code, and no other', async (locale) => {
  const messages = Object.entries((await catalog.read(locale)) ?? {});
  const kept = messages.filter(([, { obsolete }]) => !obsolete).map(([id]) => id);
  // To put it right: npm run messages
  expect(kept.toSorted()).toEqual(inTheCode.toSorted());
});

test.each(locales)('in %s no sentence is missing', async (locale) => {
  const { missing } = await catalog.getTranslations(locale, {
    sourceLocale: 'en',
    fallbackLocales: {},
    missingBehavior: 'catalog',
  });
  expect(missing).toEqual([]);
});
