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

/** Lease that allows running a policy until a newer lease is taken. */
export interface PolicyLease extends HeldLease {
  /** Checkpoint when the lease was taken; no other process can have moved it since. */
  readonly position: bigint;
  /** Events up to this position have no consequences. */
  readonly actsAfter: bigint;
}

export interface PolicyLeaseOptions {
  readonly database: Kysely<CommandSchema>;
  readonly eventStore: EventStore;
  readonly policy: Pick<Policy, 'name' | 'definition' | 'startsAt'>;
  readonly lastsMs: number;
  /** Epoch of the caller's previous lease, whose end it need not wait for. */
  readonly previous?: string | undefined;
  /** Takes the lease even from a healthy process, which then stands by. */
  readonly isForced?: boolean;
}

/**
 * Returns undefined while another process holds it, if newer code has run the policy, and until the read
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
  // Runs ten times a second while this process stands by.
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

/** Positions of another log are meaningless in this one. */
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

/** Inserts the row of a new policy, and restarts the fold of history for a new definition. */
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
    // Takes a new epoch, so that a paused process cannot continue.
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
