import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readEventAt } from '@hearthway/infra/adapters/event-store/head.ts';
import { DEFAULT_LEASE_TIMES, withLease } from '@hearthway/infra/adapters/following/lease.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import type { Kysely } from 'kysely';
import { readErasures } from '../erasure/erasures.ts';
import { readStatus } from '../health/status.ts';
import { type BatchWriter, createBatchWriter } from '../runner/batch-writer.ts';
import { type Lease, takeLease } from '../runner/lease.ts';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { readParkedEvents, readParkedKeys } from './parked-events.ts';

export interface RetryParkedOptions {
  readonly projection: Projection;
  readonly database: Kysely<ProjectionsSchema>;
  readonly eventStore: EventStore;
  readonly privacy: ModelSealing;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

export interface Retried {
  /** Number of keys whose events are folded again. */
  readonly freed: number;
  /** Number of keys that remain parked. */
  readonly parked: number;
}

const READ_WITHIN_MS = 5_000;

/**
 * Folds the parked events of each key, in order, up to the first that still fails. Takes the lease from the
 * current runner, which stands by meanwhile. Rejects if the runner runs another version of the code.
 */
export const retryParked = async (options: RetryParkedOptions): Promise<Retried> => {
  const { projection, database, signal } = options;
  const { parkedKeys } = await readStatus(database, projection);
  if (parkedKeys === 0) return { freed: 0, parked: 0 };
  const times = DEFAULT_LEASE_TIMES;
  const lease = await takeLease({ database, projection, lastsMs: times.lastsMs, isForced: true });
  if (lease === undefined)
    throw new Error(`The table of ${projection.name} was built by another version of this code.`);
  let retried: Retried = { freed: 0, parked: 0 };
  await withLease({ database, table: 'projections', lease, times, signal }, async (held) => {
    const keys = await readParkedEvents(database, projection, lease.version);
    const erasures = await readErasures(database, projection);
    const parkedKeys = new Set<string>();
    const write = createBatchWriter({ ...options, lease, erasures, parkedKeys, isRetry: true });
    for (const positions of keys.values()) {
      held.throwIfAborted();
      await retryKey(options, lease, write, positions);
    }
    const { size: parked } = await readParkedKeys(database, projection, lease.version);
    retried = { freed: keys.size - parked, parked };
  });
  return retried;
};

const retryKey = async (
  { database, eventStore }: RetryParkedOptions,
  { name, version, position }: Lease,
  write: BatchWriter,
  positions: readonly bigint[],
): Promise<void> => {
  const events = [];
  for (const at of positions) {
    const event = await readEventAt(eventStore, at, { withinMs: READ_WITHIN_MS });
    if (event !== undefined) {
      events.push(event);
      continue;
    }
    // The event is no longer part of history, and a rebuild would not see it either.
    await database
      .deleteFrom('parked_events')
      .where('name', '=', name)
      .where('version', '=', version)
      .where('position', '=', at.toString())
      .execute();
  }
  await write(events, position);
};
