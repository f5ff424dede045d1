import { catalog } from '@hearthway/domain/contexts.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './export-fields.ts';
import { HELD } from './export-held.ts';
import { sentenceOf } from './export-history.ts';
import { SECTIONS } from './export-messages.ts';
import { inWords } from './export-values.ts';

test('all that is held has a title and fields', () => {
  expect(HELD.map(({ name }) => name).sort()).toEqual(Object.keys(SECTIONS).sort());
});

/** What is stored today, by its type. */
const DEEDS: Readonly<Record<string, readonly [version: number, data: object]>> = {
  AccountRegistered: [1, {}],
  EmailConfirmed: [1, {}],
  SignedIn: [2, { sessionId: 'a1', device: null }],
  SignedOut: [1, { sessionId: 'a1' }],
  SessionsEnded: [1, { sessionIds: ['a1'], why: 'by-choice' }],
  NameChanged: [1, { firstName: 'Ana', lastName: 'Lima' }],
  EmailChanged: [1, { email: 'ana@example.org' }],
  PasswordChanged: [1, { how: 'known' }],
  RoleChanged: [1, { role: 'support' }],
  DataExportRequested: [1, { exportId: 'e1' }],
  AccountDeletionRequested: [1, { dueAt: '2026-11-28T12:00:00.000Z' }],
  AccountDeletionCanceled: [1, {}],
  AccountErased: [1, {}],
  ResourceFavorited: [2, { resourceId: '1', name: 'Bright', category: null }],
  ResourceUnfavorited: [1, { resourceId: '1', name: 'Bright' }],
  FavoriteNoteChanged: [1, { resourceId: '1', name: 'Bright', note: '' }],
  FavoriteStatusChanged: [1, { resourceId: '1', name: 'Bright', status: 'called' }],
  FavoriteMoved: [1, { resourceId: '1', name: 'Bright', before: null }],
  OnboardingCompleted: [1, { diagnosisDate: '2026-10-05', location: 'Durham, NC' }],
  TourCompleted: [1, {}],
  TourSkipped: [1, { step: 3 }],
  AccessibilityChanged: [1, { settings: null }],
  ResourceViewed: [1, { resourceId: '1', category: 'dental', name: 'Bright', state: 'NC' }],
  SearchPerformed: [
    1,
    { category: 'dental', state: null, resultCount: 5, terms: ['dentist'], tier: 'free' },
  ],
  ListingErrorReported: [
    1,
    { resourceId: '1', resourceName: 'Bright', field: 'phone', message: 'Wrong' },
  ],
  ListingErrorResolved: [
    1,
    { resourceName: 'Bright', outcome: 'corrected', fields: ['phone'], note: null },
  ],
  FavoriteLimitHit: [1, {}],
  UpgradePromptShown: [1, { where: 'map' }],
  TimelineViewed: [1, {}],
  DetailRevealed: [1, { eventId: 'e1', reason: 'Cannot find it' }],
  SupportNoteAdded: [1, { note: 'Call back' }],
  MailResent: [1, { mail: 'confirm-email' }],
  FamilySignedOut: [1, { sessionIds: ['a1'] }],
  TierSet: [1, { tier: 'plus' }],
};

const inEach = LANGUAGES.map((language) => ({ language, translate: translatorIn(language) }));

test.for(catalog.map(({ type }) => type))('%s is told in each language', (type) => {
  const [version = 0, data] = DEEDS[type] ?? [];
  const told = inEach.map(({ translate }) => sentenceOf(translate, { type, version, data }));
  expect(told).not.toContain(type);
  expect(new Set(told).size).toBe(LANGUAGES.length);
});

test.for(Object.entries(DEEDS))('each field of %s has a name', ([, [, data]]) => {
  for (const key of Object.keys(data))
    expect(new Set([key, ...inEach.map(({ translate }) => fieldOf(translate, key))]).size).toBe(
      1 + LANGUAGES.length,
    );
});

const shown = (key: string, value: unknown) =>
  ['en', 'es'].map((language) =>
    inWords({ language, translate: translatorIn(language) }, key, value),
  );

test.for([
  [
    'a moment',
    'dueAt',
    '2026-11-28T15:30:00.000Z',
    'Nov 28, 2026, 3:30 PM',
    '28 nov 2026, 3:30 p.m.',
  ],
  ['a day', 'diagnosisDate', '2026-10-05', 'October 5, 2026', '5 de octubre de 2026'],
  ['a choice', 'kind', 'password-changed', 'Password changed', 'Cambio de contraseña'],
  ['a device', 'device', 'Firefox on Android', 'Firefox on Android', 'Firefox en Android'],
  ['a language', 'language', 'es', 'Spanish', 'español'],
  ['nothing', 'state', null, 'None', 'Nada'],
  [
    'settings',
    'settings',
    { colorMode: 'high-contrast', autoplay: false },
    'Color mode: High contrast · Autoplay: No',
    'Colores: Alto contraste · Las historias avanzan solas: No',
  ],
  ['what somebody typed', 'firstName', 'toString', 'toString', 'toString'],
] as const)('%s is told as people say it', ([, key, value, ...said]) => {
  // Some versions put a narrow space before the half of the day.
  expect(shown(key, value).map((text) => text.replaceAll(/\s/g, ' '))).toEqual(said);
});
