import {
  UNKNOWN_DETAILS,
  UNKNOWN_RESOURCE,
} from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { openQuestions } from './questions.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const SILENT = { ...UNKNOWN_RESOURCE, ...UNKNOWN_DETAILS };

test('a listing of a registry leaves every question open', () => {
  expect(openQuestions(i18n, SILENT)).toHaveLength(13);
});

test('what the source says is not asked again, a "no" included', () => {
  const fields = openQuestions(i18n, {
    ...SILENT,
    medicaid: false,
    telehealth: false,
    languages: ['en'],
    ages: { from: 0, to: null },
    hours: 'By appointment',
  }).map(({ field }) => field);
  expect(fields).not.toEqual(
    expect.arrayContaining(['medicaid', 'telehealth', 'languages', 'ages', 'hours']),
  );
  expect(fields).toEqual([
    'accepting',
    'waitlist',
    'insurance',
    'inHome',
    'requirements',
    'address',
    'email',
    'website',
  ]);
});
