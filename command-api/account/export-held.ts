import { favoriteEntriesSchema } from '@hearthway/domain/favorites/favorites.view.ts';
import type { AccessibilitySettings } from '@hearthway/domain/journey/accessibility.constants.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

export interface HeldPerson {
  readonly userId: string;
  readonly emailKey: string;
}

/** Dates are written as ISO texts, and as words in the page. */
type HeldValue = string | number | boolean | Date | null;

/** One kind of thing that is held about a person, beside what they did. */
export interface HeldSection<Key extends string = string> {
  /** Its key in `data.json`. */
  readonly name: string;
  readonly title: string;
  /** What each field is, in words. */
  readonly fields: Readonly<Record<Key, string>>;
  /** Where it is held, in the database. */
  readonly tables: readonly string[];
  readonly read: (
    database: Kysely<CommandSchema>,
    person: HeldPerson,
  ) => Promise<readonly Readonly<Record<NoInfer<Key>, HeldValue>>[]>;
}

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

/** What nobody is named in belongs to whoever has the e-mail. */
const belongsTo =
  ({ userId, emailKey }: HeldPerson) =>
  (row: ExpressionBuilder<CommandSchema, 'mails' | 'mailed_codes'>) =>
    row.or([
      row('user_id', '=', userId),
      row.and([row('user_id', 'is', null), row('email_key', '=', emailKey)]),
    ]);

/** Holds what it reads to the fields that it explains. */
const section = <Key extends string>(held: HeldSection<Key>): HeldSection => ({
  ...held,
  read: async (database, person) => held.read(database, person),
});

/**
 * Everything that is held about a person beside the log. A new table that names people is added here:
 * a test goes through all of them. Secrets are left out, which are hashes at most: they would be of
 * use to nobody but a thief.
 */
export const HELD: readonly HeldSection[] = [
  section({
    name: 'account',
    title: 'Who you are',
    tables: ['accounts'],
    fields: {
      id: 'The number of your account',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email address',
      pendingEmail: 'New email address that you have not confirmed yet',
      emailConfirmedAt: 'When you confirmed your email address',
      role: 'What your account may do',
      createdAt: 'When you signed up',
      registeredAt: 'When your account was ready',
      deletionDueAt: 'When your account will be deleted, as you asked',
    },
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
          'created_at as createdAt',
          'registered_at as registeredAt',
          'deletion_due_at as deletionDueAt',
        ])
        .where('user_id', '=', userId)
        .execute(),
  }),
  section({
    name: 'sessions',
    title: 'Where you are signed in',
    tables: ['sessions'],
    fields: {
      id: 'The number of this sign-in',
      device: 'Device',
      isApi: 'Whether it is a program, and not a browser',
      signedInAt: 'When you signed in',
      lastUsedAt: 'When it was last used',
      expiresAt: 'When it ends at the latest',
    },
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
    title: 'Browsers you have signed in with',
    tables: ['known_devices'],
    fields: { lastUsedAt: 'When you last signed in with it' },
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
    title: 'Wrong passwords for your email address',
    tables: ['sign_in_tries'],
    fields: {
      failures: 'How many in a row',
      lastAt: 'The last one',
      blockedUntil: 'No new try before',
    },
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
    title: 'Mails we sent you',
    tables: ['mails'],
    fields: {
      kind: 'What it was about',
      writtenAt: 'When it was written',
      sentAt: 'When it was sent',
      failedAt: 'When we gave up sending it',
    },
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
    title: 'Codes we mailed you',
    tables: ['mailed_codes'],
    fields: {
      purpose: 'What it was for',
      tries: 'How often it was tried',
      mailedAt: 'When it was made',
      expiresAt: 'When its time was over',
    },
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
    title: 'Copies of your data that you asked for',
    tables: ['data_exports'],
    fields: {
      id: 'The number of the copy',
      status: 'How far it is',
      requestedAt: 'When you asked for it',
    },
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
    title: 'Your favorites',
    tables: ['favorites'],
    fields: {
      resourceId: 'The number of the listing',
      name: 'Name',
      category: 'Kind of help',
      favoritedAt: 'When you added it',
    },
    read: async (database, { userId }) => {
      const row = await database
        .selectFrom('favorites')
        .select('resources')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const entries = favoriteEntriesSchema.parse(row?.resources ?? []);
      return entries.map((entry) => ({ ...entry, favoritedAt: new Date(entry.favoritedAt) }));
    },
  }),
  section({
    name: 'journey',
    title: 'Your first steps',
    tables: ['journey'],
    fields: {
      diagnosisDate: 'Day of the diagnosis',
      location: 'Where you look for help',
      tour: 'How the guided tour ended',
      colorMode: 'Accessibility: colors',
      fontSize: 'Accessibility: size of the text in pixels',
      fontFamily: 'Accessibility: font',
      reducedMotion: 'Accessibility: less motion',
      autoplay: 'Accessibility: stories move on by themselves',
      focusIndicators: 'Accessibility: large frame where the keyboard is',
      screenReaderOptimized: 'Accessibility: made for screen readers',
      colorBlindFriendly: 'Accessibility: enhanced colors',
      sensoryReduction: 'Accessibility: simplified view',
    },
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
];
