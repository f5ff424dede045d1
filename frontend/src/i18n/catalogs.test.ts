import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { collected, linguiConfig } from './catalogs.fixture.ts';

const inAll = collected.flatMap((each) =>
  linguiConfig.locales.map((locale) => ({ ...each, locale, name: each.catalog.name })),
);

test(
  '…/… has every sentence of the code, and no other',
  everyRow(
    inAll,
    async ({ locale, catalog, sentences }) => {
      const inTheCode = Object.keys(sentences);
      expect(inTheCode).not.toEqual([]);
      const messages = Object.entries((await catalog.read(locale)) ?? {});
      const kept = messages.filter(([, { obsolete }]) => !obsolete).map(([id]) => id);
      // To put it right: npm run messages
      expect(kept.toSorted()).toEqual(inTheCode.toSorted());
    },
    ({ locale, name }) => `${locale} ${name}`,
  ),
);

test(
  'in …/… no sentence is missing',
  everyRow(
    inAll,
    async ({ locale, catalog }) => {
      const { missing } = await catalog.getTranslations(locale, {
        sourceLocale: 'en',
        fallbackLocales: {},
        missingBehavior: 'catalog',
      });
      expect(missing).toEqual([]);
    },
    ({ locale, name }) => `${locale} ${name}`,
  ),
);
