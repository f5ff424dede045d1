import { type Kysely, sql } from 'kysely';
import { countExpired, expireKeys, type KeyCount } from '../../adapters/privacy/expire.ts';
import { type MasterKeySource, openMasterKeys } from '../../adapters/privacy/open-master-keys.ts';
import { rotate } from '../../adapters/privacy/rotate.ts';
import type { PrivacySchema } from '../../adapters/privacy/schema.ts';
import { checkMasterKeys, KEY_TABLES } from '../../adapters/privacy/wrapping.ts';

export const USAGE = `npm run keys -- status | rotate | expire [--dry-run]
  status            how many keys each master key encrypts
  rotate            encrypts every key under a new master key, while Hearthway runs
  expire            destroys the keys of data that was kept for as long as it may be
  expire --dry-run  says which those would be, and destroys nothing
With the master key in a file, rotate makes the new one itself, and takes the old one out of the
file at the end. With HEARTHWAY_MASTER_KEY, first set it to NEW,OLD for everything that runs, here
as well, then rotate, then set it to NEW. A command that is interrupted can be run again.
It works on the Hearthway that runs on DATA_DIR, or on DATABASE_URL.`;

interface KeysCommandContext {
  readonly database: Kysely<PrivacySchema>;
  readonly source: MasterKeySource;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

export type KeysCommand = (context: KeysCommandContext) => Promise<void>;

/** Undefined for arguments outside the usage. */
export const keysCommandOf = (args: readonly string[]): KeysCommand | undefined =>
  COMMANDS.get(args.join(' '));

/** Rejects when the master key does not fit, once it has said what there is. */
const showStatus: KeysCommand = async ({ database, source, print }) => {
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

const rotateKeys: KeysCommand = (context) => rotate(context);

const showExpired: KeysCommand = async ({ database, now, print }) => {
  const expired = await countExpired(database, now);
  for (const line of perPeriod(expired)) print(line);
  print(`${count(total(expired))} would be destroyed.`);
};

const expire: KeysCommand = async ({ database, now, signal, print }) => {
  let destroyed = 0;
  for (;;) {
    signal.throwIfAborted();
    const batch = await expireKeys({ database, now });
    destroyed += batch.destroyed;
    if (!batch.isMore) break;
  }
  print(`${count(destroyed)} destroyed.`);
};

const COMMANDS: ReadonlyMap<string, KeysCommand> = new Map([
  ['status', showStatus],
  ['rotate', rotateKeys],
  ['expire', expire],
  ['expire --dry-run', showExpired],
]);

const perPeriod = (counts: readonly KeyCount[]): readonly string[] =>
  counts.map(({ period, keys }) => `${period.replace('/', ' of ')}: ${count(keys)}`);

const total = (counts: readonly KeyCount[]): number =>
  counts.reduce((sum, { keys }) => sum + keys, 0);

const count = (keys: number): string =>
  `${keys.toLocaleString('en')} ${keys === 1 ? 'key' : 'keys'}`;
