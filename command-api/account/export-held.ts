import { favoriteEntriesSchema } from '@hearthway/domain/favorites/favorites.view.ts';
import type { AccessibilitySettings } from '@hearthway/domain/journey/accessibility.constants.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { z } from 'zod';
import type { CommandSchema } from '../database/schema.ts';
import type { SECTIONS } from './export-messages.ts';

export interface HeldPerson {
  readonly userId: string;
  readonly emailKey: string;
}

/** Dates are written as ISO texts, and as words in the page. */
type HeldValue = string | number | boolean | Date | null;

type SectionName = keyof typeof SECTIONS;

interface SectionOf<Name extends SectionName, Key> {
  /** Its key in `data.json`. */
  readonly name: Name;
  /** Its table in the database. */
  readonly tables: readonly string[];
  readonly read: (
    database: Kysely<CommandSchema>,
    person: HeldPerson,
  ) => Promise<readonly Readonly<Record<Key & string, HeldValue>>[]>;
}

/** One section of the stored data about a person, beside their events. */
export type HeldSection = SectionOf<SectionName, string>;

const NEVER_SET: Readonly<Record<keyof AccessibilitySettings, null>> = {
  colorMode: null,
  fontSize: null,
  fontFamily: null,
  reducedMotion: null,
  autoplay: null,
  focusIndicators: null,
  screenReaderOptimized: null,
  colorBlindFriendly: null,
  sensoryReduction: null,
};

/** Optional details of support actions; each kind has some of them. */
const NOTHING_MORE = { eventId: null, reason: null, note: null, mail: null } as const;

/** Optional details of log lines; each kind has some of them. */
const loggedSchema = z.object({
  command: z.string().nullable().default(null),
  code: z.string().nullable().default(null),
  mail: z.string().nullable().default(null),
});

/** Rows without a user id belong to the holder of the e-mail. */
const belongsTo =
  ({ userId, emailKey }: HeldPerson) =>
  (row: ExpressionBuilder<CommandSchema, 'mails' | 'mailed_codes'>) =>
    row.or([
      row('user_id', '=', userId),
      row.and([row('user_id', 'is', null), row('email_key', '=', emailKey)]),
    ]);

/** Limits the columns to the fields that are explained in every language. */
const section = <Name extends SectionName>(
  held: SectionOf<Name, keyof (typeof SECTIONS)[NoInfer<Name>]['fields']>,
): HeldSection => ({ ...held, read: async (database, person) => held.read(database, person) });

/**
 * All stored data about a person beside the log. Add each new table that names people here: a test
 * goes through all of them. Secrets are left out; they are hashes at most, of use only to a thief.
 */
export const HELD: readonly HeldSection[] = [
  section({
    name: 'account',
    tables: ['accounts'],
    read: (database, { userId }) =>
      database
        .selectFrom('accounts')
        .select([
          'user_id as id',
          'first_name as firstName',
          'last_name as lastName',
          'email',
          'pending_email as pendingEmail',
          'email_confirmed_at as emailConfirmedAt',
          'role',
          'language',
          'created_at as createdAt',
          'registered_at as registeredAt',
          'deletion_due_at as deletionDueAt',
          'last_seen_at as lastSeenAt',
        ])
        .where('user_id', '=', userId)
        .execute(),
  }),
  section({
    name: 'sessions',
    tables: ['sessions'],
    read: async (database, { userId }) => {
      const rows = await database
        .selectFrom('sessions')
        .select([
          'id',
          'device',
          'cookie_hash',
          'created_at as signedInAt',
          'last_active_at as lastUsedAt',
          'expires_at as expiresAt',
        ])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute();
      return rows.map(({ cookie_hash, ...row }) => ({ ...row, isApi: cookie_hash === null }));
    },
  }),
  section({
    name: 'knownDevices',
    tables: ['known_devices'],
    read: (database, { userId }) =>
      database
        .selectFrom('known_devices')
        .select('last_used_at as lastUsedAt')
        .where('user_id', '=', userId)
        .orderBy('last_used_at')
        .execute(),
  }),
  section({
    name: 'signInTries',
    tables: ['sign_in_tries'],
    read: (database, { emailKey }) =>
      database
        .selectFrom('sign_in_tries')
        .select(['failures', 'last_at as lastAt', 'blocked_until as blockedUntil'])
        .where('email_key', '=', emailKey)
        .orderBy('last_at')
        .execute(),
  }),
  section({
    name: 'mails',
    tables: ['mails'],
    read: (database, person) =>
      database
        .selectFrom('mails')
        .select(['kind', 'created_at as writtenAt', 'sent_at as sentAt', 'failed_at as failedAt'])
        .where(belongsTo(person))
        .orderBy('created_at')
        .execute(),
  }),
  section({
    name: 'mailedCodes',
    tables: ['mailed_codes'],
    read: (database, person) =>
      database
        .selectFrom('mailed_codes')
        .select(['purpose', 'tries', 'created_at as mailedAt', 'expires_at as expiresAt'])
        .where(belongsTo(person))
        .orderBy('created_at')
        .execute(),
  }),
  section({
    name: 'dataExports',
    tables: ['data_exports'],
    read: (database, { userId }) =>
      database
        .selectFrom('data_exports')
        .select(['id', 'status', 'requested_at as requestedAt'])
        .where('user_id', '=', userId)
        .orderBy('requested_at')
        .execute(),
  }),
  section({
    name: 'favorites',
    tables: ['favorites'],
    read: async (database, { userId }) => {
      const row = await database
        .selectFrom('favorites')
        .select('resources')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const entries = favoriteEntriesSchema.parse(row?.resources ?? []);
      return entries
        .toReversed()
        .map((entry) => ({ ...entry, favoritedAt: new Date(entry.favoritedAt) }));
    },
  }),
  section({
    name: 'journey',
    tables: ['journey'],
    read: async (database, { userId }) => {
      const rows = await database
        .selectFrom('journey')
        .select(['onboarding', 'tour', 'accessibility'])
        .where('user_id', '=', userId)
        .execute();
      return rows.map(({ onboarding, tour, accessibility }) => ({
        diagnosisDate: onboarding?.diagnosisDate ?? null,
        location: onboarding?.location ?? null,
        tour,
        ...(accessibility ?? NEVER_SET),
      }));
    },
  }),
  section({
    name: 'listingReports',
    tables: ['listing_reports'],
    read: async (database, { userId }) => {
      const row = await database
        .selectFrom('listing_reports')
        .select('reports')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return (row?.reports ?? []).map(({ resolution, reportedAt, ...report }) => ({
        ...report,
        reportedAt: new Date(reportedAt),
        outcome: resolution?.outcome ?? null,
        note: resolution?.note ?? null,
        resolvedAt: resolution && new Date(resolution.resolvedAt),
      }));
    },
  }),
  section({
    name: 'operationalLog',
    tables: ['operational_log'],
    read: async (database, { userId }) => {
      const rows = await database
        .selectFrom('operational_log')
        .select(['kind as logged', 'detail', 'occurred_at as at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return rows.map(({ detail, ...row }) => {
        const { mail: kind, ...refusal } = loggedSchema.parse(detail);
        return { ...row, ...refusal, kind };
      });
    },
  }),
  section({
    name: 'staffAccess',
    tables: ['staff_access'],
    read: async (database, { userId }) => {
      const rows = await database
        .selectFrom('staff_access')
        .select(['what', 'detail', 'occurred_at as at'])
        .where('user_id', '=', userId)
        .orderBy('position')
        .execute();
      return rows.map(({ detail, ...row }) => ({ ...row, ...NOTHING_MORE, ...detail }));
    },
  }),
  section({
    name: 'subscription',
    tables: ['subscription'],
    read: (database, { userId }) =>
      database.selectFrom('subscription').select('tier').where('user_id', '=', userId).execute(),
  }),
];
