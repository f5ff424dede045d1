import type { Policy } from '@hearthway/domain/kernel/policy.ts';
import { readEventAt } from '@hearthway/infra/adapters/event-store/head.ts';
import { DEFAULT_LEASE_TIMES, withLease } from '@hearthway/infra/adapters/following/lease.ts';
import { createBatches } from './batch.ts';
import { readForgottenPeople } from './forgotten-people.ts';
import { readParkedEvents } from './parked-events.ts';
import { takePolicyLease } from './policy-lease.ts';
import type { PolicyRunnerOptions } from './policy-runner.ts';

export interface RetryParkedOptions
  extends Pick<
    PolicyRunnerOptions,
    | 'clock'
    | 'database'
    | 'eventStore'
    | 'handle'
    | 'logger'
    | 'mails'
    | 'notices'
    | 'policy'
    | 'privacy'
  > {
  readonly signal: AbortSignal;
}

export interface Retried {
  /** Families whose events are handled again. */
  readonly freed: number;
  /** Families that remain parked. */
  readonly parked: number;
}

const READ_WITHIN_MS = 5_000;

/**
 * Handles the parked events of each family, in order, up to the first that still fails. Takes the lease from
 * the running process, which stands by meanwhile.
 */
export const retryParked = async (options: RetryParkedOptions): Promise<Retried> => {
  const { policy, database, eventStore, signal } = options;
  const families = await readParkedEvents(database, policy.name);
  if (families.size === 0) return { freed: 0, parked: 0 };
  const times = DEFAULT_LEASE_TIMES;
  const lease = await takePolicyLease({ ...options, lastsMs: times.lastsMs, isForced: true });
  if (lease === undefined)
    throw new Error(`${policy.name} is run by another version of this code, or over another log.`);
  await withLease({ database, table: 'policies', lease, times, signal }, async (held) => {
    const forgotten = await readForgottenPeople(database, policy.name);
    const processBatch = createBatches({
      ...options,
      lease,
      forgotten,
      parkedKeys: new Set(),
      isRetry: true,
    });
    for (const positions of (await readParkedEvents(database, policy.name)).values()) {
      held.throwIfAborted();
      const events = [];
      for (const at of positions) {
        const event = await readEventAt(eventStore, at, { withinMs: READ_WITHIN_MS });
        if (event !== undefined) events.push(event);
        // The event is no longer part of history.
        else await dropParked(options, at);
      }
      await processBatch(events, lease.position);
    }
  });
  const { size: parked } = await readParkedEvents(database, policy.name);
  return { freed: families.size - parked, parked };
};

const dropParked = async (
  { database, policy }: Pick<RetryParkedOptions, 'database'> & { readonly policy: Policy },
  position: bigint,
): Promise<void> => {
  await database
    .deleteFrom('policy_parked_events')
    .where('policy', '=', policy.name)
    .where('position', '=', position.toString())
    .execute();
};
