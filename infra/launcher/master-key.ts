import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { connectPostgres } from '../adapters/postgres/postgres.ts';
import { makeMasterKeyFile, masterKeyFileIn } from '../adapters/privacy/master-key-file.ts';
import type { MasterKeySource } from '../adapters/privacy/open-master-keys.ts';

export interface MasterKeyOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly dataDirectory: string;
  /** Address of the running database. */
  readonly databaseUrl: string;
}

interface MasterKeyVariables extends MasterKeySource {
  readonly MASTER_KEY_ROTATION_DAYS?: string;
}

/** Only our own key file is rotated automatically: the operator's file may have copies on other machines. */
const ROTATION_DAYS = '30';

/**
 * Returns the operator's master key, or the one beside the data, which is created at the very first start.
 * Rejects with a one-sentence error when that is missing later: a new key could not decrypt the data either.
 */
export const masterKeyFor = async ({
  environment,
  dataDirectory,
  databaseUrl,
}: MasterKeyOptions): Promise<MasterKeyVariables> => {
  if (environment['HEARTHWAY_MASTER_KEY']) return {};
  const named = environment['HEARTHWAY_MASTER_KEY_FILE'];
  if (named) return { HEARTHWAY_MASTER_KEY_FILE: resolve(named) };
  const file = masterKeyFileIn(dataDirectory);
  if (!existsSync(file)) {
    if (await hasKeys(databaseUrl))
      throw new Error(
        `The master key file ${file} is missing, and without it the data cannot be read. Put it back from where you keep it, or set HEARTHWAY_MASTER_KEY.`,
      );
    makeMasterKeyFile(file);
  }
  return {
    HEARTHWAY_MASTER_KEY_FILE: file,
    MASTER_KEY_ROTATION_DAYS: environment['MASTER_KEY_ROTATION_DAYS'] || ROTATION_DAYS,
  };
};

/** Whether this database contains keys. It may not have any tables yet. */
const hasKeys = async (databaseUrl: string): Promise<boolean> => {
  const database = connectPostgres<unknown>({ url: databaseUrl, onConnectionLost: () => {} });
  try {
    const { rows: tables } = await sql<{ there: boolean }>`
      select to_regclass('system_keys') is not null as there`.execute(database);
    if (!tables[0]?.there) return false;
    const { rows } = await sql`select 1 from system_keys limit 1`.execute(database);
    return rows.length > 0;
  } finally {
    await database.destroy();
  }
};
