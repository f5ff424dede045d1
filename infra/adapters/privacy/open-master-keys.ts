import { z } from 'zod';
import { masterKeyFileIn, readMasterKeyFile } from './master-key-file.ts';
import { type MasterKeys, masterKeysOf } from './master-keys.ts';

/** Environment variables of a process that needs keys: one of the two. */
export const masterKeyVariables = {
  /** Current key, followed by earlier ones after commas. */
  HEARTHWAY_MASTER_KEY: z.string().optional(),
  /** File with one key per line, the current one first. */
  HEARTHWAY_MASTER_KEY_FILE: z.string().optional(),
};

export interface MasterKeySource {
  readonly HEARTHWAY_MASTER_KEY?: string | undefined;
  readonly HEARTHWAY_MASTER_KEY_FILE?: string | undefined;
}

/** Source for a command on a data directory: the configured key, or the file that was made there. */
export const masterKeySourceIn = (
  dataDirectory: string,
  { HEARTHWAY_MASTER_KEY, HEARTHWAY_MASTER_KEY_FILE }: MasterKeySource,
): MasterKeySource => ({
  HEARTHWAY_MASTER_KEY,
  HEARTHWAY_MASTER_KEY_FILE: HEARTHWAY_MASTER_KEY_FILE || masterKeyFileIn(dataDirectory),
});

/** Throws a one-sentence error for a missing or invalid key. */
export const openMasterKeys = ({
  HEARTHWAY_MASTER_KEY: text,
  HEARTHWAY_MASTER_KEY_FILE: file,
}: MasterKeySource): MasterKeys => {
  if (text) return masterKeysOf(text);
  if (file) return masterKeysIn(file);
  throw new Error('There is no master key: set HEARTHWAY_MASTER_KEY or HEARTHWAY_MASTER_KEY_FILE.');
};

/** Follows a rotation while the process runs: new keys are wrapped by the file's first master key. */
const masterKeysIn = (file: string): MasterKeys => {
  let keys = readMasterKeyFile(file);
  const readAgain = () => {
    keys = readMasterKeyFile(file);
    return keys;
  };
  const has = (id: string) => (key: { readonly id: string }) => key.id === id;
  return {
    source: file,
    current: () => readAgain()[0],
    find: (id) => keys.find(has(id)) ?? readAgain().find(has(id)),
  };
};
