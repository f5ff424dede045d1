import { type Kysely, sql } from 'kysely';
import { countExpired, expireKeys, type KeyCount } from '../../adapters/privacy/expire.ts';
import { type MasterKeySource, openMasterKeys } from '../../adapters/privacy/open-master-keys.ts';
import { rotate } from '../../adapters/privacy/rotate.ts';
import type { PrivacySchema } from '../../adapters/privacy/schema.ts';
import { checkMasterKeys, KEY_TABLES } from '../../adapters/privacy/wrapping.ts';

interface KeysCommandContext {
  readonly database: Kysely<PrivacySchema>;
  readonly source: MasterKeySource;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

export type KeysCommand = (context: KeysCommandContext) => Promise<void>;

/** Prints the status. Rejects afterwards if the master key does not fit. */
export const showStatus: KeysCommand = async ({ database, source, print }) => {
  const masterKeys = openMasterKeys(source);
  const current = masterKeys.current().id;
  print(`${masterKeys.source} holds the master key ${current}.`);
  for (const { name } of KEY_TABLES) {
    const rows = await database
      .selectFrom(name)
      .select(['master_key_id', sql<number>`count(*)::int`.as('keys')])
      .groupBy('master_key_id')
      .orderBy('master_key_id')
      .execute();
    for (const { master_key_id: id, keys } of rows) {
      const old = masterKeys.find(id) ? 'an old one: rotate' : 'which is missing';
      print(
        `${TABLE_LABELS[name]}: ${count(keys)} under ${id}, ${id === current ? 'the current one' : old}.`,
      );
    }
  }
  await checkMasterKeys(database, masterKeys);
};

const TABLE_LABELS = { person_keys: 'Of people', system_keys: 'Of the installation' } as const;

export const rotateKeys: KeysCommand = (context) => rotate(context);

export const showExpired: KeysCommand = async ({ database, now, print }) => {
  const expired = await countExpired(database, now);
  for (const line of perPeriod(expired)) print(line);
  print(`${count(total(expired))} would be destroyed.`);
};

export const expire: KeysCommand = async ({ database, now, signal, print }) => {
  let destroyed = 0;
  for (;;) {
    signal.throwIfAborted();
    const batch = await expireKeys({ database, now });
    destroyed += batch.destroyed;
    if (!batch.isMore) break;
  }
  print(`${count(destroyed)} destroyed.`);
};

const perPeriod = (counts: readonly KeyCount[]): readonly string[] =>
  counts.map(({ period, keys }) => `${period.replace('/', ' of ')}: ${count(keys)}`);

const total = (counts: readonly KeyCount[]): number =>
  counts.reduce((sum, { keys }) => sum + keys, 0);

const count = (keys: number): string =>
  `${keys.toLocaleString('en')} ${keys === 1 ? 'key' : 'keys'}`;
