import type { Policy } from '@hearthway/domain/kernel/policy.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

export interface PolicyStatus {
  readonly position: bigint;
  readonly movedAt: Date;
  readonly isLeased: boolean;
  readonly parkedFamilies: number;
  /** Position and reason of the first event whose consequences failed. */
  readonly firstParked: { readonly position: bigint; readonly reason: string } | undefined;
}

/** Returns undefined before the first run. */
export const readPolicyStatus = async (
  database: Kysely<CommandSchema>,
  { name }: Pick<Policy, 'name'>,
): Promise<PolicyStatus | undefined> => {
  const row = await database
    .selectFrom('policies')
    .select(['position', 'moved_at', sql<boolean>`leased_until > now()`.as('is_leased')])
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const parked = database.selectFrom('policy_parked_events').where('policy', '=', name);
  const { families } = await parked
    .select(({ fn }) => fn.count('user_id').distinct().as('families'))
    .executeTakeFirstOrThrow();
  const first = await parked
    .select(['position', 'reason'])
    .where('reason', 'is not', null)
    .$narrowType<{ reason: string }>()
    .orderBy('position')
    .executeTakeFirst();
  return {
    position: BigInt(row.position),
    movedAt: row.moved_at,
    isLeased: row.is_leased,
    parkedFamilies: Number(families),
    firstParked: first && { position: BigInt(first.position), reason: first.reason },
  };
};
