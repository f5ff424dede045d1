import { hasEnded } from '@hearthway/domain/household/household.decider.ts';
import { membershipRowSchema } from '@hearthway/domain/household/memberships.model.ts';
import type { FindHouseholdAccess } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { ReadSchema } from '../database/schema.ts';

const foundSchema = membershipRowSchema.pick({
  role: true,
  scopes: true,
  only_children: true,
  ends_at: true,
});

interface FinderOptions {
  readonly database: Kysely<ReadSchema>;
  readonly clock: () => Date;
}

/** Finds the access of a member to a household, with the row of the household's plan. */
export const accessFinder =
  ({ database, clock }: FinderOptions): FindHouseholdAccess =>
  async ({ familyId, memberId }) => {
    const row = await database
      .selectFrom('memberships')
      .innerJoin('accounts', 'accounts.user_id', 'memberships.user_id')
      .select([
        'memberships.role',
        'memberships.scopes',
        'memberships.only_children',
        'memberships.ends_at',
        sql<unknown>`(
          select own.plan from subscription as own where own.user_id = memberships.user_id
        )`.as('plan'),
      ])
      .where('memberships.user_id', '=', familyId)
      .where('memberships.member_id', '=', memberId)
      .where('memberships.status', '=', 'active')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { role, scopes, only_children: onlyChildren, ends_at } = z.parse(foundSchema, row);
    if (hasEnded({ endsAt: ends_at?.toISOString() ?? null }, clock())) return undefined;
    // Reads are the same, with a plan and without.
    return { role, scopes, onlyChildren, isReadOnly: false, plan: row.plan };
  };
