import { expect, test } from 'vitest';
import { collected, linguiConfig } from './catalogs.fixture.ts';

const inAll = collected.flatMap((each) =>
  linguiConfig.locales.map((locale) => ({ ...each, locale, name: each.catalog.name })),
);

test.each(inAll)(
  '$locale/$name has every sentence of the code, and no other',
  async ({ locale, catalog, sentences }) => {
    const inTheCode = Object.keys(sentences);
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
