import { contexts, readModelNamed } from '@hearthway/domain/contexts.ts';
import type { ExportSection, ExportValue } from '@hearthway/domain/kernel/export-section.ts';
import type { Message } from '@hearthway/domain/kernel/message.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import { SECTIONS } from './export-messages.ts';

export interface ExportSubject {
  readonly userId: string;
  readonly emailKey: string;
}

type SectionName = keyof typeof SECTIONS;

type Source = Pick<CommandDependencies, 'database' | 'privacy'>;

type Read<Key> = (
  source: Source,
  person: ExportSubject,
) => Promise<readonly Readonly<Record<Key & string, ExportValue>>[]>;

export interface ExportedSection {
  /** Key in `data.json`. */
  readonly name: string;
  /** Context that keeps it; null for operational tables. */
  readonly context: string | null;
  readonly title: Message;
  readonly fields: Readonly<Record<string, Message>>;
  readonly tables: readonly string[];
  readonly read: Read<string>;
}

interface SectionOptions<Name extends SectionName, Key> extends Pick<ExportedSection, 'tables'> {
  readonly name: Name;
  readonly read: Read<Key>;
}

/** Optional details of log lines; each kind has only some of them. */
const loggedSchema = z.object({
  command: z.string().nullable().default(null),
  code: z.string().nullable().default(null),
  mail: z.string().nullable().default(null),
});

/** Rows without a user id belong to the holder of the e-mail. */
const belongsTo =
  ({ userId, emailKey }: ExportSubject) =>
  (row: ExpressionBuilder<CommandSchema, 'mails' | 'mailed_codes'>) =>
    row.or([
      row('user_id', '=', userId),
      row.and([row('user_id', 'is', null), row('email_key', '=', emailKey)]),
    ]);

/** Limits the columns to the fields that are explained in every language. */
const section = <Name extends SectionName>(
  options: SectionOptions<Name, keyof (typeof SECTIONS)[NoInfer<Name>]['fields']>,
): ExportedSection => ({
  ...options,
  context: null,
  ...SECTIONS[options.name],
  read: async (source, person) => options.read(source, person),
});

const ofReadModel = (
  context: string,
  { name, table, personColumn, orderBy, title, fields, toRows }: ExportSection,
): ExportedSection => ({
  name,
  context,
  title,
  fields,
  tables: [table],
  read: async ({ database, privacy }, { userId }) => {
    const { rows } = await sql<{ readonly user_id: string }>`
      select * from ${sql.table(table)} where ${sql.ref(personColumn)} = ${userId}
      order by ${sql.join(orderBy.map((column) => sql.ref(column)))}
    `.execute(database);
    return toRows(await privacy.openRows(readModelNamed(table), rows));
  },
});

/**
 * All data held about a person outside the log: operational tables, which are added here, and the read models
 * of the contexts. A test covers every table that names people. Secrets are left out: they are at most
 * hashes, and of use only to a thief.
 */
export const EXPORT_SECTIONS: readonly ExportedSection[] = [
  ...contexts.flatMap(({ name, exportSections }) =>
    exportSections.map((each) => ofReadModel(name, each)),
  ),
  section({
    name: 'account',
    tables: ['accounts'],
    read: async ({ database, privacy }, { userId }) => {
      const rows = await database
        .selectFrom('accounts')
        .select([
          'user_id',
          'first_name',
          'last_name',
          'email',
          'pending_email',
          'email_confirmed_at as emailConfirmedAt',
          'role',
          'language',
          'created_at as createdAt',
          'registered_at as registeredAt',
          'deletion_due_at as deletionDueAt',
          'last_seen_at as lastSeenAt',
        ])
        .where('user_id', '=', userId)
        .execute();
      const opened = await privacy.openTexts('accounts', rows);
      return opened.map(({ user_id, first_name, last_name, pending_email, ...row }) => ({
        ...row,
        id: user_id,
        firstName: first_name,
        lastName: last_name,
        pendingEmail: pending_email,
      }));
    },
  }),
  section({
    name: 'sessions',
    tables: ['sessions'],
    read: async ({ database, privacy }, { userId }) => {
      const rows = await database
        .selectFrom('sessions')
        .select([
          'user_id',
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
      const opened = await privacy.openTexts('sessions', rows);
      return opened.map(({ user_id: _, cookie_hash, ...row }) => ({
        ...row,
        isApi: cookie_hash === null,
      }));
    },
  }),
  section({
    name: 'knownDevices',
    tables: ['known_devices'],
    read: ({ database }, { userId }) =>
      database
        .selectFrom('known_devices')
        .select('last_used_at as lastUsedAt')
        .where('user_id', '=', userId)
        .orderBy('last_used_at')
        .execute(),
  }),
  section({
    name: 'calendarFeedFetches',
    tables: ['calendar_feed_fetches'],
    read: ({ database }, { userId }) =>
      database
        .selectFrom('calendar_feed_fetches')
        .select(['feed_id as feedId', 'fetched_at as fetchedAt', 'fetches'])
        .where('user_id', '=', userId)
        .orderBy('fetched_at')
        .execute(),
  }),
  section({
    name: 'signInTries',
    tables: ['sign_in_tries'],
    read: ({ database }, { emailKey }) =>
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
    read: ({ database }, person) =>
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
    read: ({ database }, person) =>
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
    read: ({ database }, { userId }) =>
      database
        .selectFrom('data_exports')
        .select(['id', 'status', 'requested_at as requestedAt'])
        .where('user_id', '=', userId)
        .orderBy('requested_at')
        .execute(),
  }),
  section({
    name: 'operationalLog',
    tables: ['operational_log'],
    read: async ({ database }, { userId }) => {
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
];
