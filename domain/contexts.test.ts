import { describe, expect, test } from 'vitest';
import { catalog, streams } from './contexts.ts';
import { StoredEventError } from './kernel/event-type.ts';
import { SHREDDED } from './kernel/personal.ts';

/** One example of each type and version that was ever stored. It is never edited, only added to. */
const stored: Readonly<Record<string, Readonly<Record<number, unknown>>>> = {
  AccountRegistered: { 1: {} },
  EmailConfirmed: { 1: {} },
  SignedIn: { 1: { sessionId: 'a1' }, 2: { sessionId: 'a1', device: 'Firefox on Android' } },
  SignedOut: { 1: { sessionId: 'a1' } },
  SessionsEnded: { 1: { sessionIds: ['a1', 'b2'], why: 'by-choice' } },
  NameChanged: { 1: { firstName: 'Ana', lastName: 'Lima' } },
  EmailChanged: { 1: { email: 'ana@example.org' } },
  PasswordChanged: { 1: { how: 'reset-code' } },
  RoleChanged: { 1: { role: 'support' } },
  DataExportRequested: { 1: { exportId: 'e1' } },
  AccountDeletionRequested: { 1: { dueAt: '2026-11-28T12:00:00.000Z' } },
  AccountDeletionCanceled: { 1: {} },
  AccountErased: { 1: {} },
  ResourceFavorited: {
    1: { resourceId: '1', name: 'Bright Steps ABA' },
    2: { resourceId: '1', name: 'Bright Steps ABA', category: 'aba-therapy' },
  },
  ResourceUnfavorited: { 1: { resourceId: '1', name: 'Bright Steps ABA' } },
  FavoriteNoteChanged: {
    1: { resourceId: '1', name: 'Bright Steps ABA', note: 'Ask for Dana, mornings only' },
  },
  FavoriteStatusChanged: {
    1: { resourceId: '1', name: 'Bright Steps ABA', status: 'waiting-list' },
  },
  FavoriteMoved: { 1: { resourceId: '1', name: 'Bright Steps ABA', before: '2' } },
  OnboardingCompleted: { 1: { diagnosisDate: '2026-10-05', location: 'Durham, NC' } },
  TierSet: { 1: { tier: 'plus' } },
  TourCompleted: { 1: {} },
  TourSkipped: { 1: { step: 3 } },
  AccessibilityChanged: {
    1: {
      settings: {
        colorMode: 'dark-high-contrast',
        fontSize: 20,
        fontFamily: 'dyslexia-friendly',
        reducedMotion: true,
        autoplay: false,
        focusIndicators: true,
        screenReaderOptimized: false,
        colorBlindFriendly: false,
        sensoryReduction: true,
      },
    },
  },
  ResourceViewed: {
    1: { resourceId: '1', category: 'aba-therapy', name: 'Bright Steps ABA', state: 'NC' },
  },
  SearchPerformed: {
    1: {
      category: 'dental',
      state: 'NC',
      resultCount: 5,
      terms: ['dentist', '#dental'],
      tier: 'free',
    },
  },
  FavoriteLimitHit: { 1: {} },
  UpgradePromptShown: { 1: { where: 'limited-results' } },
  ListingErrorReported: {
    1: {
      resourceId: '1',
      resourceName: 'Bright Steps ABA',
      field: 'phone',
      message: 'Nobody has that number.',
    },
  },
  ListingErrorResolved: {
    1: {
      resourceName: 'Bright Steps ABA',
      outcome: 'corrected',
      fields: ['phone'],
      note: 'Thank you!',
    },
  },
  TimelineViewed: { 1: {} },
  DetailRevealed: { 1: { eventId: 'e1', reason: 'They cannot find their report' } },
  SupportNoteAdded: { 1: { note: 'Asked to be called back' } },
  MailResent: { 1: { mail: 'confirm-email' } },
  FamilySignedOut: { 1: { sessionIds: ['s1'] } },
};

test('no two events share a name', () => {
  const names = catalog.map(({ type }) => type);
  expect(new Set(names).size).toBe(names.length);
});

test('the catalogue and the examples know the same types', () => {
  expect(catalog.map(({ type }) => type).sort()).toEqual(Object.keys(stored).sort());
});

const holds =
  (type: string, version: number, data: unknown) =>
  ({ parse }: (typeof streams)[number]): boolean => {
    try {
      parse(type, version, data);
      return true;
    } catch (error) {
      if (error instanceof StoredEventError) return false;
      throw error;
    }
  };

describe.for(catalog.map((eventType) => [eventType.type, eventType] as const))(
  '%s',
  ([type, eventType]) => {
    test('has an example of each version', () => {
      const versions = Array.from({ length: eventType.currentVersion }, (_, index) =>
        String(index + 1),
      );
      expect(Object.keys(stored[type] ?? {})).toEqual(versions);
    });

    test('can still be read in every version, and said in words', () => {
      for (const [version, data] of Object.entries(stored[type] ?? {}))
        expect(eventType.sentenceFor(Number(version), data)).toMatch(/^[A-Z].{5,}[^.]$/);
    });

    test('can still be read when its personal fields are gone', () => {
      const newest = stored[type]?.[eventType.currentVersion];
      const shredded = Object.keys(eventType.personal).map((path) => [path, SHREDDED]);
      const forgotten = { ...Object(newest), ...Object.fromEntries(shredded) };
      expect(eventType.sentenceFor(eventType.currentVersion, forgotten)).not.toContain('[object');
    });

    test('is refused while one of its personal fields is still encrypted', () => {
      const newest = stored[type]?.[eventType.currentVersion];
      const sealed = { $sealed: { key: 'account/1a2b3c4d', text: 'AAAA' } };
      for (const path of Object.keys(eventType.personal))
        expect(() =>
          eventType.sentenceFor(eventType.currentVersion, { ...Object(newest), [path]: sealed }),
        ).toThrow(StoredEventError);
    });

    test('is held by one kind of stream', () => {
      for (const [version, data] of Object.entries(stored[type] ?? {}))
        expect(streams.filter(holds(type, Number(version), data))).toHaveLength(1);
    });
  },
);
