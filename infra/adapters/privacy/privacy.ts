import { createHmac, createSecretKey } from 'node:crypto';
import { ACCOUNT_PERIOD } from '@hearthway/domain/kernel/retention.ts';
import { emailKeyOf as normalizedEmail } from '@hearthway/domain/privacy/email-key.ts';
import type { Kysely, QueryExecutorProvider } from 'kysely';
import { open, seal } from './cipher.ts';
import { createEventSealing, type EventSealing } from './event-sealing.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import { createKeyStore, personKeyWithin } from './key-store.ts';
import type { MasterKeys } from './master-keys.ts';
import { createRowSealing, type RowSealing, textSealing } from './row-sealing.ts';
import type { PrivacySchema } from './schema.ts';
import { checkMasterKeys } from './wrapping.ts';

/**
 * Operations that need keys. Keys are cached in memory: a long-running process follows their destruction with
 * `followDestroyedKeys`.
 */
export interface Privacy extends EventSealing, RowSealing, Pick<KeyRing, 'forget' | 'forgetAll'> {
  /** Keyed hash under which an e-mail is unique, without revealing it: 64 hexadecimal digits. */
  readonly emailKeyOf: (email: string) => Promise<string>;
  /**
   * Hashes with a key, since six digits or a name are easily guessed. Another `purpose` gives another hash
   * for the same text.
   */
  readonly keyedHash: (purpose: string, text: string) => Promise<Buffer>;
  /** Seals for a person whom this transaction adds. */
  readonly within: (transaction: QueryExecutorProvider) => Pick<RowSealing, 'sealTexts'>;
  /** Seals under the person's own key, so that the data is lost with the account. */
  readonly sealForPerson: (userId: string, plain: Buffer) => Promise<Buffer>;
  /** Returns undefined when the key was destroyed. */
  readonly openForPerson: (userId: string, sealed: Buffer) => Promise<Buffer | undefined>;
  /** Seals data without an owner yet, such as a mail to a new address. `purpose` is not secret. */
  readonly sealForSystem: (purpose: string, plain: Buffer) => Promise<Buffer>;
  readonly openForSystem: (purpose: string, sealed: Buffer) => Promise<Buffer>;
  /**
   * Must be called first. Rejects with a one-sentence `UnknownMasterKeyError` when any data was encrypted
   * under a master key that is not here.
   */
  readonly checkMasterKey: () => Promise<void>;
}

export interface PrivacyOptions {
  readonly database: Kysely<PrivacySchema>;
  readonly masterKeys: MasterKeys;
}

/** Names that are part of the storage format. */
const SYSTEM_KEYS = ['email-key', 'hashes', 'rows'] as const;

type SystemKey = (typeof SYSTEM_KEYS)[number];

export const createPrivacy = (options: PrivacyOptions): Privacy => {
  const { database, masterKeys } = options;
  const keys = createKeyRing(createKeyStore(options));
  const mac = async (name: SystemKey, text: string): Promise<Buffer> =>
    createHmac('sha256', createSecretKey(await keys.systemKey(name)))
      .update(text)
      .digest();
  return {
    ...createEventSealing(keys),
    ...createRowSealing(keys),
    within: (transaction) => ({
      sealTexts: textSealing(personKeyWithin({ database: transaction, masterKeys })),
    }),
    forget: keys.forget,
    forgetAll: keys.forgetAll,
    emailKeyOf: async (email) => (await mac('email-key', normalizedEmail(email))).toString('hex'),
    keyedHash: (purpose, text) => mac('hashes', JSON.stringify([purpose, text])),
    sealForPerson: async (userId, plain) =>
      seal((await keys.personKey(userId, ACCOUNT_PERIOD)).bytes, plain, `row:${userId}`),
    openForPerson: async (userId, sealed) => {
      const key = await keys.findPersonKey(userId, ACCOUNT_PERIOD);
      return key && open(key.bytes, sealed, `row:${userId}`);
    },
    sealForSystem: async (purpose, plain) => seal(await keys.systemKey('rows'), plain, purpose),
    openForSystem: async (purpose, sealed) => open(await keys.systemKey('rows'), sealed, purpose),
    checkMasterKey: async () => {
      await checkMasterKeys(database, masterKeys);
      // The first process on an empty database creates them, before anything waits for one.
      await Promise.all(SYSTEM_KEYS.map(keys.systemKey));
    },
  };
};
