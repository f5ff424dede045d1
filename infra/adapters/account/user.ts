import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { Kysely } from 'kysely';
import { compileOnce } from '../postgres/compile-once.ts';
import type { Privacy } from '../privacy/privacy.ts';
import type { Tables } from '../tables/tables.ts';

const USER_COLUMNS = [
  'user_id',
  'email',
  'first_name',
  'last_name',
  'role',
  'email_confirmed_at',
  'pending_email',
  'deletion_due_at',
  'created_at',
] as const satisfies readonly (keyof Tables['accounts'])[];

export type UserColumns = Pick<Tables['accounts'], (typeof USER_COLUMNS)[number]>;

const selectUser = compileOnce(
  (database: Kysely<{ readonly accounts: UserColumns }>, userId: string) =>
    database.selectFrom('accounts').select(USER_COLUMNS).where('user_id', '=', userId),
);

export interface ReadUserOptions {
  readonly database: Kysely<{ readonly accounts: UserColumns }>;
  readonly privacy: Pick<Privacy, 'openTexts'>;
}

/** Returns undefined when the account does not exist, or no longer does. */
export const readUser = async (
  { database, privacy }: ReadUserOptions,
  userId: string,
): Promise<User | undefined> => {
  const { rows } = await selectUser(database, userId);
  const [row] = await privacy.openTexts('accounts', rows);
  return (
    row && {
      id: row.user_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
      isEmailConfirmed: row.email_confirmed_at !== null,
      pendingEmail: row.pending_email,
      memberSince: row.created_at.toISOString(),
      deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    }
  );
};
