import type { Policy } from '@hearthway/domain/kernel/policy.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import {
  HEAD_WITHIN_MS,
  readFirstEventId,
  readHead,
} from '@hearthway/infra/adapters/event-store/head.ts';
import { type HeldLease, leasedFor } from '@hearthway/infra/adapters/following/lease.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** The right to run a policy, until a newer lease is taken. */
export interface PolicyLease extends HeldLease {
  /** Checkpoint when the lease was taken: no other process can have moved it since. */
  readonly position: bigint;
  /** Events up to this position have no consequences. */
  readonly actsAfter: bigint;
}

export interface PolicyLeaseOptions {
  readonly database: Kysely<CommandSchema>;
  readonly eventStore: EventStore;
  readonly policy: Pick<Policy, 'name' | 'definition' | 'startsAt'>;
  readonly lastsMs: number;
  /** The epoch of the lease that the caller had before: it need not wait for its own to end. */
  readonly previous?: string | undefined;
  /** Takes it even from a healthy process, which then stands by. */
  readonly isForced?: boolean;
}

/**
 * Undefined while another process holds it, while newer code has run the policy, and until the read
 * models follow the same log.
 */
export const takePolicyLease = async (
  options: PolicyLeaseOptions,
): Promise<PolicyLease | undefined> => {
  const { database, policy, lastsMs, previous, isForced = false } = options;
  const isFree = sql<boolean>`(leased_until < now() or epoch = ${previous ?? null} or ${isForced})`;
  const known = await database
    .selectFrom('policies')
    .select(['definition', isFree.as('is_free')])
    .where('name', '=', policy.name)
    .executeTakeFirst();
  // Asked ten times a second while this process stands by.
  if (known?.is_free === false || !(await isFollowedLog(options))) return undefined;
  await introduce(options, known?.definition);
  const lease = await database
    .updateTable('policies')
    .set({ epoch: sql`epoch + 1`, leased_until: leasedFor(lastsMs) })
    .where('name', '=', policy.name)
    .where('definition', '=', policy.definition)
    .where(isFree)
    .returning(['name', 'epoch', 'position', 'acts_after'])
    .executeTakeFirst();
  return (
    lease && {
      name: lease.name,
      epoch: lease.epoch,
      position: BigInt(lease.position),
      actsAfter: BigInt(lease.acts_after),
    }
  );
};

/** Positions of another log mean nothing in this one. */
const isFollowedLog = async ({
  database,
  eventStore,
}: Pick<PolicyLeaseOptions, 'database' | 'eventStore'>): Promise<boolean> => {
  const followed = await database
    .selectFrom('followed_log')
    .select('first_event_id')
    .executeTakeFirst();
  const first = await readFirstEventId(eventStore, { withinMs: HEAD_WITHIN_MS });
  return followed?.first_event_id === first;
};

/** Makes the row of a new policy, and has history folded again for one of a new definition. */
const introduce = async (
  { database, eventStore, policy: { name, definition, startsAt } }: PolicyLeaseOptions,
  known: number | undefined,
): Promise<void> => {
  if (known === undefined) {
    const head =
      startsAt === 'start' ? 0n : await readHead(eventStore, { withinMs: HEAD_WITHIN_MS });
    await database
      .insertInto('policies')
      .values({ name, definition, acts_after: head.toString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  if (known >= definition) return;
  await database.transaction().execute(async (transaction) => {
    // With a new epoch, so that a process that was paused cannot go on.
    const renewed = await transaction
      .updateTable('policies')
      .set({ definition, position: '0', epoch: sql`epoch + 1`, leased_until: sql`'-infinity'` })
      .where('name', '=', name)
      .where('definition', '<', definition)
      .returning('name')
      .executeTakeFirst();
    if (renewed === undefined) return;
    for (const table of ['policy_states', 'policy_parked_events'] as const)
      await transaction.deleteFrom(table).where('policy', '=', name).execute();
  });
};
