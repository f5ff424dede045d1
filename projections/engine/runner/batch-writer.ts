import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import type { Kysely } from 'kysely';
import { type FoldedBatch, foldBatch } from '../batch/fold-batch.ts';
import { readKeyed } from '../batch/keyed-events.ts';
import { isRefusedRow, refusalOf } from '../batch/refused-row.ts';
import { writeBatch } from '../batch/write-batch.ts';
import type { Erasures } from '../erasure/erasures.ts';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { loadRows } from '../versions/tables.ts';
import type { Lease } from './lease.ts';

export interface BatchWriterOptions {
  readonly projection: Projection;
  readonly lease: Lease;
  readonly database: Kysely<ProjectionsSchema>;
  readonly privacy: ModelSealing;
  readonly logger: Logger;
  readonly erasures: Erasures;
  /** Keys with parked events, whose new events are parked as well. */
  readonly parkedKeys: ReadonlySet<string>;
  /** True if the events were parked; those that now succeed are removed from the parked ones. */
  readonly isRetry?: boolean;
}

/** Writes the changes of the events, and stores `to` as the checkpoint. */
export type BatchWriter = (events: readonly StoredEvent[], to: bigint) => Promise<void>;

/** Maximum rows cached between batches, which is safe because there is only one writer. */
const MAX_ROWS = 10_000;

/**
 * Creates the writer of a live table, starting at its lease's position. It is unusable after an error, since
 * its memory is then ahead of the table.
 */
export const createBatchWriter = (options: BatchWriterOptions): BatchWriter => {
  const { projection, lease, database, privacy, logger, erasures, isRetry = false } = options;
  const { version, epoch } = lease;
  const load = (keys: readonly string[]) =>
    loadRows({ database, privacy, projection, version }, keys);
  const parkedKeys = new Set(options.parkedKeys);
  let folding = projection.startFolding();
  let from = lease.position;

  const write = async (
    events: readonly StoredEvent[],
    folded: FoldedBatch,
    to: bigint,
  ): Promise<void> => {
    const parked = new Set(folded.parked.map(({ position }) => position));
    const unparked = events
      .map(({ position }) => position.commit)
      .filter((position) => isRetry && !parked.has(position));
    await writeBatch({
      ...folded,
      unparked,
      database,
      privacy,
      projection,
      version,
      epoch,
      from,
      to,
    });
    from = to;
    for (const { key, position, reason } of folded.parked) {
      parkedKeys.add(key);
      if (reason !== null)
        logger.error(
          { projection: projection.name, position: String(position), reason },
          'An event cannot be folded: its key is parked.',
        );
    }
  };

  const writeEvents: BatchWriter = async (events, to) => {
    const erased = await erasures.follow(events);
    // Clears the cache, since erased people must not stay in memory either.
    if (erased.length > 0 || folding.size() > MAX_ROWS) folding = projection.startFolding();
    try {
      const keyed = await readKeyed({ projection, privacy, erased: erasures.people }, events);
      const folded = await foldBatch({ folding, keyed, parkedKeys, load });
      await write(events, folded, to);
    } catch (error) {
      const [first] = events;
      if (first === undefined || !isRefusedRow(error)) throw error;
      folding = projection.startFolding();
      if (events.length === 1) {
        await write(events, parkedAlone(projection, first, refusalOf(error)), to);
        return;
      }
      // Retries one event at a time, to find the refused row.
      for (const event of events) {
        const { commit } = event.position;
        await writeEvents([event], commit > from ? commit : from);
      }
      await writeEvents([], to);
    }
  };
  return writeEvents;
};

const parkedAlone = ({ keyOf }: Projection, event: StoredEvent, reason: string): FoldedBatch => {
  const key = keyOf(event);
  if (key === undefined) throw new Error(reason);
  return {
    rows: [],
    moves: new Map(),
    parked: [{ key, position: event.position.commit, reason }],
  };
};
