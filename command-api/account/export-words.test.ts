import { catalog } from '@hearthway/domain/contexts.ts';
import { expect, test } from 'vitest';
import { HELD } from './export-held.ts';
import { english } from './export-in-english.ts';
import { spanish } from './export-in-spanish.ts';
import { inWords } from './export-values.ts';

/** Every text of a catalog, by the path to it. */
const textsOf = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}.${key}`, value] as const];
    return typeof value === 'object' && value !== null ? textsOf(value, `${path}.${key}`) : [];
  });

test('a copy in Spanish says nothing in English', () => {
  const inEnglish = new Map(textsOf(english));
  expect(inEnglish.size).toBeGreaterThan(60);
  const same = textsOf(spanish).filter(([path, text]) => inEnglish.get(path) === text);
  expect(same).toEqual([['.no', 'No']]);
});

test('all that is held has a title and fields', () => {
  expect(HELD.map(({ name }) => name).sort()).toEqual(Object.keys(english.sections).sort());
});

/** What is stored today, by its type. */
const DEEDS: Readonly<Record<string, readonly [category: string, version: number, data: object]>> =
  {
    AccountRegistered: ['account', 1, {}],
    EmailConfirmed: ['account', 1, {}],
    SignedIn: ['account', 2, { sessionId: 'a1', device: null }],
    SignedOut: ['account', 1, { sessionId: 'a1' }],
    SessionsEnded: ['account', 1, { sessionIds: ['a1'], why: 'by-choice' }],
    NameChanged: ['account', 1, { firstName: 'Ana', lastName: 'Lima' }],
    EmailChanged: ['account', 1, { email: 'ana@example.org' }],
    PasswordChanged: ['account', 1, { how: 'known' }],
    RoleChanged: ['account', 1, { role: 'support' }],
    DataExportRequested: ['account', 1, { exportId: 'e1' }],
    AccountDeletionRequested: ['account', 1, { dueAt: '2026-11-28T12:00:00.000Z' }],
    AccountDeletionCanceled: ['account', 1, {}],
    AccountErased: ['account', 1, {}],
    ResourceFavorited: ['favorites', 2, { resourceId: '1', name: 'Bright', category: null }],
    ResourceUnfavorited: ['favorites', 1, { resourceId: '1', name: 'Bright' }],
    FavoriteNoteChanged: ['favorites', 1, { resourceId: '1', name: 'Bright', note: '' }],
    FavoriteStatusChanged: ['favorites', 1, { resourceId: '1', name: 'Bright', status: 'called' }],
    FavoriteMoved: ['favorites', 1, { resourceId: '1', name: 'Bright', before: null }],
    OnboardingCompleted: ['journey', 1, { diagnosisDate: '2026-10-05', location: 'Durham, NC' }],
    TourCompleted: ['journey', 1, {}],
    TourSkipped: ['journey', 1, { step: 3 }],
    AccessibilityChanged: ['journey', 1, { settings: null }],
    ResourceViewed: [
      'activity',
      1,
      { resourceId: '1', category: 'dental', name: 'Bright', state: 'NC' },
    ],
    SearchPerformed: [
      'activity',
      1,
      { category: 'dental', state: null, resultCount: 5, terms: ['dentist'], tier: 'free' },
    ],
    ListingErrorReported: [
      'listingReport',
      1,
      { resourceId: '1', resourceName: 'Bright', field: 'phone', message: 'Wrong' },
    ],
    ListingErrorResolved: [
      'listingReport',
      1,
      { resourceName: 'Bright', outcome: 'corrected', fields: ['phone'], note: null },
    ],
    FavoriteLimitHit: ['activity', 1, {}],
    UpgradePromptShown: ['activity', 1, { where: 'map' }],
    TimelineViewed: ['staff', 1, {}],
    DetailRevealed: ['staff', 1, { eventId: 'e1', reason: 'Cannot find it' }],
    SupportNoteAdded: ['staff', 1, { note: 'Call back' }],
    MailResent: ['staff', 1, { mail: 'confirm-email' }],
    FamilySignedOut: ['staff', 1, { sessionIds: ['a1'] }],
    TierSet: ['subscription', 1, { tier: 'plus' }],
  };

test.for(catalog.map(({ type }) => type))('%s is told in each language', (type) => {
  const [category = '', version = 0, data] = DEEDS[type] ?? [];
  const deed = { category, type, version, data };
  const told = [english, spanish].map(({ sentenceOf }) => sentenceOf(deed));
  expect(told).toEqual([expect.any(String), expect.any(String)]);
  expect(told[0]).not.toBe(told[1]);
});

const shown = (key: string, value: unknown) => [
  inWords({ language: 'en', words: english }, key, value),
  inWords({ language: 'es', words: spanish }, key, value),
];

test.for([
  [
    'a moment',
    'dueAt',
    '2026-11-28T15:30:00.000Z',
    'Nov 28, 2026, 3:30 PM',
    '28 nov 2026, 3:30 p.m.',
  ],
  ['a day', 'diagnosisDate', '2026-10-05', 'October 5, 2026', '5 de octubre de 2026'],
  ['a choice', 'kind', 'password-changed', 'password changed', 'Cambio de contraseña'],
  ['a device', 'device', 'Firefox on Android', 'Firefox on Android', 'Firefox en Android'],
  ['a language', 'language', 'es', 'Spanish', 'español'],
  ['nothing', 'state', null, 'None', 'Nada'],
  [
    'settings',
    'settings',
    { colorMode: 'high-contrast', autoplay: false },
    'Color mode: high contrast · Autoplay: No',
    'Colores: Alto contraste · Las historias avanzan solas: No',
  ],
  ['what somebody typed', 'firstName', 'toString', 'toString', 'toString'],
] as const)('%s is told as people say it', ([, key, value, ...said]) => {
  // Some versions put a narrow space before the half of the day.
  expect(shown(key, value).map((text) => text.replaceAll(/\s/g, ' '))).toEqual(said);
});
