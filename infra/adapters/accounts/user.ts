import type { Role } from '@hearthway/domain/account/account.constants.ts';
import type { User } from '@hearthway/domain/account/account.contract.ts';
import type { ColumnType, Kysely } from 'kysely';
import { compileOnce } from '../postgres/compile-once.ts';

/** What is told of a person to themselves: columns of `accounts`, which `projections` migrates. */
export interface UserColumns {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: ColumnType<Role, Role | undefined, Role>;
  readonly email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly pending_email: ColumnType<string | null, string | null | undefined, string | null>;
  readonly deletion_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly created_at: Date;
}

const selectUser = compileOnce(
  (database: Kysely<{ readonly accounts: UserColumns }>, userId: string) =>
    database
      .selectFrom('accounts')
      .select([
        'user_id',
        'email',
        'first_name',
        'last_name',
        'role',
        'email_confirmed_at',
        'pending_email',
        'deletion_due_at',
        'created_at',
      ])
      .where('user_id', '=', userId),
);

/** Undefined when there is no such account, or not any more. */
export const readUser = async (
  database: Kysely<{ readonly accounts: UserColumns }>,
  userId: string,
): Promise<User | undefined> => {
  const {
    rows: [row],
  } = await selectUser(database, userId);
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
