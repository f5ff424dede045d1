import type { Details } from '@hearthway/domain/directory/directory.contract.ts';
import { UNKNOWN_DETAILS } from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { factsOf } from './listing-facts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const SILENT: Details = { ...UNKNOWN_DETAILS, categories: ['dental'] };

const textsOf = (details: Details) =>
  Object.fromEntries(factsOf(i18n, details).map(({ field, text }) => [field, text]));

test('marks facts that the source lacks as to be asked', () => {
  expect(new Set(Object.values(textsOf(SILENT)))).toEqual(new Set([undefined]));
});

test('puts the source’s facts into words', () => {
  const said = textsOf({
    ...SILENT,
    ages: { from: 2, to: 12 },
    languages: ['en', 'es'],
    telehealth: true,
    medicaid: false,
    insurance: ['Aetna', 'Cigna'],
    waitlist: 'About 3 months',
  });
  expect(said).toMatchObject({
    ages: 'Ages 2 to 12',
    languages: 'English, Spanish',
    telehealth: 'Yes',
    medicaid: 'No',
    insurance: 'Aetna, Cigna',
    waitlist: 'About 3 months',
    inHome: undefined,
  });
});
