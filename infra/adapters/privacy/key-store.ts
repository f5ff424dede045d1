import { createHmac, createSecretKey } from 'node:crypto';
import { type Kysely, type QueryExecutorProvider, type Selectable, sql } from 'kysely';
import { refuse } from '../http/errors.ts';
import { codeOf } from '../process/error-code.ts';
import { newKey } from './cipher.ts';
import type { MasterKeys } from './master-keys.ts';
import type { PrivacySchema } from './schema.ts';
import {
  lockWrapping,
  personContext,
  systemContext,
  unwrap,
  withSharedWrapLock,
  wrap,
} from './wrapping.ts';

export interface PersonKey {
  /**
   * Period and fingerprint, such as `analytics/2026-11/1a2b3c4d`. Stored with the data, so that a key made
   * later for the same period is not mistaken for the destroyed one.
   */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Keys of one person, by period. */
export type PersonKeys = ReadonlyMap<string, PersonKey>;

/** Keys in the database. Everything that unwraps rejects with `UnknownMasterKeyError`. */
export interface KeyStore {
  /** Reads all existing keys of these people in one query. */
  readonly readPersonKeys: (userIds: readonly string[]) => Promise<ReadonlyMap<string, PersonKeys>>;
  /** Makes a key unless there is one. Rejects with `SignInRequired` for a person without an account. */
  readonly makePersonKey: (userId: string, period: string) => Promise<void>;
  /** Makes a key for each of these people who exists and has none, in one statement. */
  readonly makePersonKeys: (userIds: readonly string[], period: string) => Promise<void>;
  /** Returns those of the people who exist. */
  readonly peopleAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Returns those of the people who were erased, as far as the database knows. */
  readonly erasedAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Creates the key on first use. */
  readonly systemKey: (name: string) => Promise<Buffer>;
}

export interface KeyStoreOptions {
  readonly database: Kysely<PrivacySchema>;
  readonly masterKeys: MasterKeys;
}

const FOREIGN_KEY_VIOLATION = '23503';

export const createKeyStore = ({ database, masterKeys }: KeyStoreOptions): KeyStore => {
  const readSystemKey = async (name: string): Promise<Buffer | undefined> => {
    const row = await database
      .selectFrom('system_keys')
      .select(['wrapped', 'master_key_id'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row && unwrap(masterKeys, row, systemContext(name));
  };

  return {
    readPersonKeys: (userIds) => readPersonKeys({ database, masterKeys }, userIds),

    makePersonKey: async (userId, period) => {
      try {
        await withSharedWrapLock(database, (transaction) =>
          transaction
            .insertInto('person_keys')
            .values({
              user_id: userId,
              period,
              ...wrap(masterKeys.current(), newKey(), personContext(userId, period)),
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
      } catch (error) {
        if (isForeignKeyViolation(error)) throw refuse('SignInRequired');
        throw error;
      }
    },

    makePersonKeys: (userIds, period) =>
      database
        .transaction()
        .execute((transaction) =>
          makePersonKeys({ database: transaction, masterKeys }, userIds, period),
        ),

    peopleAmong: async (userIds) => {
      const { rows } = await sql<{ readonly user_id: string }>`
        select user_id from people where user_id = any(${userIds})
      `.execute(database);
      return new Set(rows.map(({ user_id }) => user_id));
    },

    erasedAmong: async (userIds) => {
      const rows = await database
        .selectFrom('erased_people')
        .select('user_id')
        .where('user_id', '=', sql<string>`any(${userIds})`)
        .execute();
      return new Set(rows.map(({ user_id }) => user_id));
    },

    systemKey: async (name) => {
      const known = await readSystemKey(name);
      if (known !== undefined) return known;
      await withSharedWrapLock(database, (transaction) =>
        transaction
          .insertInto('system_keys')
          .values({ name, ...wrap(masterKeys.current(), newKey(), systemContext(name)) })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      // Another process may have been faster: its key counts.
      const made = await readSystemKey(name);
      if (made === undefined) throw new Error(`The system key ${name} was removed at once.`);
      return made;
    },
  };
};

interface PersonKeysOptions {
  /** Connection, or a transaction of it. */
  readonly database: QueryExecutorProvider;
  readonly masterKeys: MasterKeys;
}

const readPersonKeys = async (
  { database, masterKeys }: PersonKeysOptions,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PersonKeys>> => {
  const { rows } = await sql<Selectable<PrivacySchema['person_keys']>>`
    select user_id, period, wrapped, master_key_id from person_keys
    where user_id = any(${userIds})
  `.execute(database);
  const found = new Map(userIds.map((userId) => [userId, new Map<string, PersonKey>()]));
  for (const row of rows) {
    const { user_id: userId, period } = row;
    const bytes = unwrap(masterKeys, row, personContext(userId, period));
    found.get(userId)?.set(period, { name: `${period}/${fingerprintOf(bytes)}`, bytes });
  }
  return found;
};

/** Runs in a transaction. Locks the people, so that none of these keys is made after an erasure. */
const makePersonKeys = async (
  { database, masterKeys }: PersonKeysOptions,
  userIds: readonly string[],
  period: string,
): Promise<void> => {
  await lockWrapping(database);
  const people = userIds.toSorted();
  const master = masterKeys.current();
  const wrapped = people.map(
    (userId) => wrap(master, newKey(), personContext(userId, period)).wrapped,
  );
  await sql`
    insert into person_keys (user_id, period, wrapped, master_key_id)
    select p.user_id, ${period}, m.wrapped, ${master.id}
    from unnest(${people}::text[], ${wrapped}::bytea[]) as m (user_id, wrapped)
    join people p on p.user_id = m.user_id
    for key share of p
    on conflict do nothing
  `.execute(database);
};

/** Creates keys for a person whom this transaction adds. */
export const personKeyWithin =
  (options: PersonKeysOptions): KeyOfPerson =>
  async (userId, period) => {
    await makePersonKeys(options, [userId], period);
    const key = (await readPersonKeys(options, [userId])).get(userId)?.get(period);
    if (key === undefined) throw refuse('SignInRequired');
    return key;
  };

/** Returns a person's current encryption key, created on first use. Rejects with `SignInRequired`. */
export type KeyOfPerson = (userId: string, period: string) => Promise<PersonKey>;

const FINGERPRINT_DIGITS = 8;

const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', createSecretKey(key))
    .update('fingerprint')
    .digest('hex')
    .slice(0, FINGERPRINT_DIGITS);

/** Returns the period within a key's name. */
export const periodIn = (keyName: string): string => keyName.slice(0, keyName.lastIndexOf('/'));

const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === FOREIGN_KEY_VIOLATION;
