import { type Kysely, sql, type Transaction } from 'kysely';
import { wait } from '../process/wait.ts';
import { newMasterKeyText, readMasterKeyFile, replaceMasterKeyFile } from './master-key-file.ts';
import type { MasterKeys } from './master-keys.ts';
import { type MasterKeySource, openMasterKeys } from './open-master-keys.ts';
import type { PrivacySchema } from './schema.ts';
import {
  checkMasterKeys,
  KEY_TABLES,
  masterKeyIdsInUse,
  unwrap,
  withWrappingPaused,
  wrap,
} from './wrapping.ts';

export interface RotateOptions {
  readonly database: Kysely<PrivacySchema>;
  readonly source: MasterKeySource;
  readonly signal: AbortSignal;
  /** Called after each step. */
  readonly print: (line: string) => void;
  readonly batch?: number;
}

/** Rows per batch, which are locked for a tenth of a second. */
const BATCH = 2_000;

/** Pause while the deletion of an account locks its keys. */
const LOCKED_WAIT_MS = 50;

/**
 * Wraps every key with the current master key, without downtime. With a key file it first puts a new key
 * there, and removes the old one once nothing is wrapped by it; if killed at any moment, it can be run again
 * and continues. Keys that a variable names are the operator's to change: the first of them is the new one.
 *
 * Rejects with a one-sentence error when another rotation is running, or when a master key is missing.
 */
export const rotate = (options: RotateOptions): Promise<void> =>
  options.database.transaction().execute(async (transaction) => {
    // A pooler reserves the connection for a transaction, but not for a session.
    await holdExclusiveLock(transaction);
    await rotateAlone(options);
  });

const ROTATION = sql`hashtextextended('hearthway:rotation', 0)`;

const holdExclusiveLock = async (connection: Transaction<PrivacySchema>): Promise<void> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${ROTATION}) as locked`.execute(connection);
  if (!rows[0]?.locked) throw new Error('Another rotation is under way.');
};

const rotateAlone = async (options: RotateOptions): Promise<void> => {
  const { database, source, print } = options;
  const file = source.HEARTHWAY_MASTER_KEY ? undefined : source.HEARTHWAY_MASTER_KEY_FILE;
  await checkMasterKeys(database, openMasterKeys(source));
  if (file !== undefined) addNewKey(file, print);
  const masterKeys = openMasterKeys(source);
  await wrapAllAnew(options, masterKeys);
  print(`Everything is encrypted under the master key ${masterKeys.current().id}.`);
  if (file !== undefined) await dropOldKeys(database, file, print);
};

const addNewKey = (file: string, print: RotateOptions['print']): void => {
  const [current, ...before] = readMasterKeyFile(file);
  if (before.length > 0) {
    print(`${file} holds the new key ${current.id} already: a rotation goes on that had begun.`);
    return;
  }
  replaceMasterKeyFile(file, (keys) => [newMasterKeyText(), ...keys]);
  print(`${file} holds a new key, ${readMasterKeyFile(file)[0].id}, and the old one after it.`);
};

const wrapAllAnew = async (
  { database, signal, print, batch = BATCH }: RotateOptions,
  masterKeys: MasterKeys,
): Promise<void> => {
  // When this returns, processes that still wrap with the old key have stored their keys.
  await withWrappingPaused(database, async () => {});
  let done = 0;
  for (;;) {
    const { id: current } = masterKeys.current();
    const old = (await masterKeyIdsInUse(database)).filter((id) => id !== current);
    if (old.length === 0) return;
    signal.throwIfAborted();
    const wrapped = await wrapSomeAnew(database, { masterKeys, old, batch });
    done += wrapped;
    if (wrapped > 0) print(`${done.toLocaleString('en')} keys are wrapped anew.`);
    else await wait(LOCKED_WAIT_MS, signal);
  }
};

interface WrapSomeOptions {
  readonly masterKeys: MasterKeys;
  /** Ids of the old master keys. */
  readonly old: readonly string[];
  readonly batch: number;
}

const wrapSomeAnew = (database: Kysely<PrivacySchema>, options: WrapSomeOptions): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    let wrapped = 0;
    for (const table of KEY_TABLES) wrapped += await wrapSomeOf(table, transaction, options);
    return wrapped;
  });

/** Skips locked rows, so that no deadlock can occur. */
const wrapSomeOf = async (
  { name, context }: (typeof KEY_TABLES)[number],
  transaction: Transaction<PrivacySchema>,
  { masterKeys, old, batch }: WrapSomeOptions,
): Promise<number> => {
  const rows = await transaction
    .selectFrom(name)
    .select(['wrapped', 'master_key_id', context.as('context'), sql<string>`ctid`.as('place')])
    .where('master_key_id', 'in', old)
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  const master = masterKeys.current();
  const anew = rows.map((row) => wrap(master, unwrap(masterKeys, row, row.context), row.context));
  await sql`
    update ${sql.table(name)} as keys set wrapped = anew.wrapped, master_key_id = ${master.id}
    from unnest(
      ${rows.map(({ place }) => place)}::tid[], ${anew.map(({ wrapped }) => wrapped)}::bytea[]
    ) as anew(place, wrapped)
    where keys.ctid = anew.place`.execute(transaction);
  return rows.length;
};

const dropOldKeys = (
  database: Kysely<PrivacySchema>,
  file: string,
  print: RotateOptions['print'],
): Promise<void> =>
  withWrappingPaused(database, async (transaction) => {
    const [current, ...before] = readMasterKeyFile(file);
    const ids = await masterKeyIdsInUse(transaction);
    if (ids.some((id) => id !== current.id))
      throw new Error('Something was encrypted under an old key meanwhile: rotate again.');
    if (before.length === 0) return;
    replaceMasterKeyFile(file, ([newest = '']) => [newest]);
    print(`${file} holds the new key alone: put a copy where you keep it.`);
  });
