import type { ReadModelViews } from '@hearthway/domain/contexts.ts';
import type { Family } from '@hearthway/domain/staff/timeline.contract.ts';
import { NO_PLAN } from '@hearthway/domain/subscription/plan-state.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import type { UserColumns } from '../account/user.ts';
import type { Privacy } from '../privacy/privacy.ts';
import type { Tables } from '../tables/tables.ts';

/** Columns of families outside the event log. */
export interface FamiliesSchema
  extends Pick<Tables, 'sessions' | 'erased_people'>,
    Pick<ReadModelViews, 'subscription'> {
  readonly accounts: UserColumns &
    Pick<Tables['accounts'], 'registered_at' | 'email_key' | 'name_hashes' | 'last_seen_at'>;
}

export interface SelectFamiliesOptions {
  readonly database: Kysely<FamiliesSchema>;
  readonly privacy: Pick<Privacy, 'openTexts'>;
  readonly where: (
    builder: ExpressionBuilder<FamiliesSchema, 'accounts'>,
  ) => ExpressionWrapper<FamiliesSchema, 'accounts', SqlBool>;
  /** Filters the families that `where` finds by their decrypted names; all of them by default. */
  readonly isWanted?: (family: Pick<Family, 'firstName' | 'lastName'>) => boolean;
  readonly limit: number;
  readonly now: Date;
}

/** Maximum number of families whose names are decrypted for a search. */
const MAX_OPENED = 5_000;

/** Finds families by name, for support. Excludes staff accounts and unfinished sign-ups. */
export const selectFamilies = async ({
  database,
  privacy,
  where,
  isWanted = () => true,
  limit,
  now,
}: SelectFamiliesOptions): Promise<Family[]> => {
  const rows = await database
    .selectFrom('accounts')
    .select(({ selectFrom }) => [
      'user_id',
      'first_name',
      'last_name',
      'email',
      'email_confirmed_at',
      'registered_at',
      selectFrom('subscription')
        .select('plan')
        .whereRef('subscription.user_id', '=', 'accounts.user_id')
        .as('plan'),
      selectFrom('sessions')
        .select(({ fn, ref }) =>
          fn<Date | null>('greatest', [ref('accounts.last_seen_at'), fn.max('last_active_at')]).as(
            'at',
          ),
        )
        .whereRef('sessions.user_id', '=', 'accounts.user_id')
        .as('last_seen_at'),
    ])
    .where('role', '=', 'family')
    .where('registered_at', 'is not', null)
    .$narrowType<{ registered_at: Date }>()
    // Their data is being erased; the account is deleted last.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('erased_people')
            .select('erased_people.user_id')
            .whereRef('erased_people.user_id', '=', 'accounts.user_id'),
        ),
      ),
    )
    .where(where)
    .limit(MAX_OPENED)
    .execute();
  const opened = await privacy.openTexts('accounts', rows);
  return opened
    .map((row) => ({
      userId: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      tier: tierAt(row.plan ?? NO_PLAN, now),
      registeredAt: row.registered_at.toISOString(),
      isConfirmed: row.email_confirmed_at !== null,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    }))
    .filter(isWanted)
    .toSorted(byName)
    .slice(0, limit);
};

const byName = (one: Family, other: Family): number =>
  one.lastName.localeCompare(other.lastName) ||
  one.firstName.localeCompare(other.firstName) ||
  one.userId.localeCompare(other.userId);

interface FindFamilyOptions extends Pick<SelectFamiliesOptions, 'database' | 'privacy'> {
  readonly clock: () => Date;
}

/** Returns undefined for a deleted account, or a staff account. */
export const findFamily = async (
  { database, privacy, clock }: FindFamilyOptions,
  userId: string,
): Promise<Family | undefined> => {
  const [family] = await selectFamilies({
    database,
    privacy,
    where: (account) => account('user_id', '=', userId),
    limit: 1,
    now: clock(),
  });
  return family;
};
