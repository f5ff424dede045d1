import { newKey } from './cipher.ts';
import { createEventSealing, type EventSealing } from './event-sealing.ts';
import { createKeyRing } from './key-ring.ts';
import type { PersonKey } from './key-store.ts';
import { newMasterKeyText } from './master-key-file.ts';
import { type MasterKeys, masterKeysOf } from './master-keys.ts';
import { createRowSealing, type RowSealing } from './row-sealing.ts';

/** Creates a separate master key for tests. */
export const newMasterKeys = (): MasterKeys => masterKeysOf(newMasterKeyText());

/** Seals without a database, for tests: every person has keys, in memory. */
export const sealingInMemory = (): EventSealing & RowSealing => {
  const people = new Map<string, Map<string, PersonKey>>();
  const keysOf = (userId: string): Map<string, PersonKey> => {
    const keys = people.get(userId) ?? new Map<string, PersonKey>();
    people.set(userId, keys);
    return keys;
  };
  const makePersonKey = async (userId: string, period: string) => {
    keysOf(userId).set(period, { name: `${period}/${period.length}`, bytes: newKey() });
  };
  const keys = createKeyRing({
    readPersonKeys: async (userIds) =>
      new Map(userIds.map((userId) => [userId, new Map(keysOf(userId))])),
    makePersonKey,
    makePersonKeys: async (userIds, period) => {
      for (const userId of userIds) await makePersonKey(userId, period);
    },
    peopleAmong: async () => new Set(),
    erasedAmong: async () => new Set(),
    systemKey: async () => newKey(),
  });
  return { ...createEventSealing(keys), ...createRowSealing(keys) };
};
