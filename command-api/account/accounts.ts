import type { Consent } from '@hearthway/domain/account/account.decider.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Language } from '@hearthway/domain/product.ts';
import { nameHashes } from '@hearthway/infra/adapters/account/name-hashes.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import type { Kysely, Transaction } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';

/** Account row without its encrypted columns; `readUser` decrypts those. */
export interface Account {
  readonly userId: string;
  /** Unique key of the e-mail, made by `emailKeyOf` of `Privacy`. */
  readonly emailKey: string;
  /** Salted hash, so it also identifies a reservation of the e-mail. */
  readonly passwordHash: string;
  /** Command id of the request that reserved the e-mail; null without an idempotency key. */
  readonly commandId: string | null;
  /** False while the e-mail is only reserved. */
  readonly isRegistered: boolean;
}

interface NewAccount extends Omit<Account, 'isRegistered'> {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly consent: Consent;
  readonly language: Language | undefined;
  readonly now: Date;
}

type Accounts = Pick<
  Kysely<CommandSchema>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'
>;

const RESERVED_MS = 60 * 1000;
/** Abandoned reservations hold personal data, so they are deleted. */
const FORGOTTEN_AFTER_MS = DAY_MS;

const COLUMNS = [
  'user_id as userId',
  'email_key as emailKey',
  'password_hash as passwordHash',
  'command_id as commandId',
] as const;

export const findAccount = async (
  database: Accounts,
  by: { readonly emailKey: string } | { readonly userId: string },
): Promise<Account | undefined> => {
  const row = await database
    .selectFrom('accounts')
    .select([...COLUMNS, 'registered_at'])
    .where((where) =>
      'emailKey' in by ? where('email_key', '=', by.emailKey) : where('user_id', '=', by.userId),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { registered_at, ...account } = row;
  return { ...account, isRegistered: registered_at !== null };
};

/**
 * Reserves the e-mail for this account for a minute, time enough to store that it is registered. Returns
 * undefined when another account has it. An expired reservation is taken over with its user id, so that late
 * writes of its previous owner land in the same stream.
 */
export const reserveAccount = (
  { database, privacy }: Pick<CommandDependencies, 'database' | 'privacy'>,
  account: NewAccount,
): Promise<Account | undefined> =>
  database.transaction().execute(async (transaction) => {
    const reserved = await reserveRow(transaction, account);
    if (reserved === undefined) return undefined;
    const { userId } = reserved;
    // The row is inserted first, since a person has to exist before their key.
    const sealed = await privacy.within(transaction).sealTexts('accounts', userId, {
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
    });
    await transaction
      .updateTable('accounts')
      .set({ ...sealed, name_hashes: await nameHashes(privacy, account) })
      .where('user_id', '=', userId)
      .execute();
    return reserved;
  });

const NOTHING = asSealed('');

const reserveRow = async (
  database: Transaction<CommandSchema>,
  { now, ...account }: NewAccount,
): Promise<Account | undefined> => {
  await forgetReservations(database, now);
  const details = {
    email: NOTHING,
    first_name: NOTHING,
    last_name: NOTHING,
    password_hash: account.passwordHash,
    accepted_terms: account.consent.acceptedTerms,
    accepted_privacy: account.consent.acceptedPrivacy,
    confirmed_age: account.consent.confirmedAge,
    command_id: account.commandId,
    language: account.language,
    created_at: now,
    reserved_until: new Date(now.getTime() + RESERVED_MS),
  };
  const row = await database
    .insertInto('accounts')
    .values({ user_id: account.userId, email_key: account.emailKey, ...details })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet(details)
        .where('accounts.registered_at', 'is', null)
        .where('accounts.reserved_until', '<=', now),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && { ...row, isRegistered: false };
};

export const consentOf = async (database: Accounts, { userId }: Account): Promise<Consent> =>
  await database
    .selectFrom('accounts')
    .select([
      'accepted_terms as acceptedTerms',
      'accepted_privacy as acceptedPrivacy',
      'confirmed_age as confirmedAge',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Returns false if it was already registered, or another request has taken over the e-mail. */
export const markRegistered = async (
  database: Accounts,
  { userId, passwordHash }: Account,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ registered_at: now, reserved_until: null })
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('registered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Frees the e-mail for the next request at once, instead of when the reservation expires. */
export const releaseReservation = async (
  database: Accounts,
  { userId, passwordHash }: Account,
  now: Date,
): Promise<void> => {
  await database
    .updateTable('accounts')
    .set({ reserved_until: now })
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('registered_at', 'is', null)
    .execute();
};

/** Returns false if another request has replaced it meanwhile. */
export const replacePasswordHash = async (
  database: Accounts,
  { userId, passwordHash }: Account,
  replacement: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ password_hash: replacement })
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Waits for a concurrent password change. */
export const hasStillPassword = async (
  database: Accounts,
  { userId, passwordHash }: Account,
): Promise<boolean> => {
  const row = await database
    .selectFrom('accounts')
    .select('password_hash')
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.password_hash === passwordHash;
};

const forgetReservations = async (database: Accounts, now: Date): Promise<void> => {
  await database
    .deleteFrom('accounts')
    .where('registered_at', 'is', null)
    .where('reserved_until', '<', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .execute();
};
