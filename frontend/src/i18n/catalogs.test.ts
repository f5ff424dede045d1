import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

const config = getConfig({ cwd: import.meta.dirname });
const catalogs = await getCatalogs(config);
const inAll = catalogs.flatMap((catalog) =>
  config.locales.map((locale) => ({ locale, name: catalog.name, catalog })),
);

test.each(inAll)(
  '$locale/$name has every sentence of the code, and no other',
  async ({ locale, catalog }) => {
    const inTheCode = Object.keys((await catalog.collect()) ?? {});
    expect(inTheCode).not.toEqual([]);
    const messages = Object.entries((await catalog.read(locale)) ?? {});
    const kept = messages.filter(([, { obsolete }]) => !obsolete).map(([id]) => id);
    // To put it right: npm run messages
    expect(kept.toSorted()).toEqual(inTheCode.toSorted());
  },
);

test.each(inAll)('in $locale/$name no sentence is missing', async ({ locale, catalog }) => {
  const { missing } = await catalog.getTranslations(locale, {
    sourceLocale: 'en',
    fallbackLocales: {},
    missingBehavior: 'catalog',
  });
  expect(missing).toEqual([]);
});
