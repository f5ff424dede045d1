import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import { open, seal } from './cipher.ts';
import { type MasterKey, type MasterKeys, UnknownMasterKeyError } from './master-keys.ts';
import type { PrivacySchema, WrappedKey } from './schema.ts';

/** Binds a wrapped key to its owner: moved to another person, it does not open. */
export const personContext = (userId: string, period: string): string =>
  `person:${userId}:${period}`;

export const systemContext = (name: string): string => `system:${name}`;

/** Tables of wrapped keys, each with the context that its rows are bound to. */
export const KEY_TABLES = [
  { name: 'person_keys', context: sql<string>`'person:' || user_id || ':' || period` },
  { name: 'system_keys', context: sql<string>`'system:' || name` },
] as const;

export const wrap = (master: MasterKey, key: Buffer, context: string): WrappedKey => ({
  wrapped: seal(master.bytes, key, context),
  master_key_id: master.id,
});

/** Throws `UnknownMasterKeyError`. */
export const unwrap = (
  masterKeys: MasterKeys,
  { wrapped, master_key_id }: WrappedKey,
  context: string,
): Buffer => {
  const master = masterKeys.find(master_key_id);
  if (master === undefined) throw new UnknownMasterKeyError(master_key_id, masterKeys.source);
  try {
    return open(master.bytes, wrapped, context);
  } catch {
    throw new Error('A stored key does not open under its master key: its row was changed.');
  }
};

const WRAPPING = sql`hashtextextended('hearthway:wrapping', 0)`;

/** Blocks the end of a rotation until the transaction ends, so that nothing is wrapped by a removed key. */
export const lockWrapping = async (transaction: QueryExecutorProvider): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${WRAPPING})`.execute(transaction);
};

/** Wraps new keys with the current master key, and stores them. */
export const withSharedWrapLock = <Result>(
  database: Kysely<PrivacySchema>,
  work: (transaction: Transaction<PrivacySchema>) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await lockWrapping(transaction);
    return work(transaction);
  });

/** Does the work while no process wraps: later ones reread the current key. */
export const withWrappingPaused = <Result>(
  database: Kysely<PrivacySchema>,
  work: (transaction: Transaction<PrivacySchema>) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${WRAPPING})`.execute(transaction);
    return work(transaction);
  });

/** Returns the ids of the master keys in use, with one index lookup each. */
export const masterKeyIdsInUse = async (
  database: Kysely<PrivacySchema>,
): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (const { name } of KEY_TABLES) {
    let last = '';
    for (;;) {
      const next = await database
        .selectFrom(name)
        .select('master_key_id')
        .where('master_key_id', '>', last)
        .orderBy('master_key_id')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) break;
      last = next.master_key_id;
      ids.add(last);
    }
  }
  return [...ids];
};

/** Rejects with `UnknownMasterKeyError` when anything is wrapped by a key that is not here. */
export const checkMasterKeys = async (
  database: Kysely<PrivacySchema>,
  masterKeys: MasterKeys,
): Promise<void> => {
  for (const id of await masterKeyIdsInUse(database))
    if (masterKeys.find(id) === undefined) throw new UnknownMasterKeyError(id, masterKeys.source);
};
