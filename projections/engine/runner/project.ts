import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { followAll } from '@hearthway/infra/adapters/event-store/follow-all.ts';
import { readErasures } from '../erasure/erasures.ts';
import { STREAM_PREFIXES } from '../log/followed-streams.ts';
import { readParkedKeys } from '../parking/parked-events.ts';
import { type BatchWriterOptions, createBatchWriter } from './batch-writer.ts';

export interface ProjectOptions
  extends Pick<BatchWriterOptions, 'projection' | 'lease' | 'database' | 'privacy' | 'logger'> {
  readonly eventStore: EventStore;
  readonly signal: AbortSignal;
  /** Called after each batch written; the first call means that the log is followed. */
  readonly onWritten: () => void;
}

const MAX_EVENTS = 500;

/**
 * Follows the log from the lease's position, until aborted. Rejects if the log cannot be followed or a batch
 * cannot be written, with `ReplacedWriterError` after another writer took over.
 */
export const project = async ({
  eventStore,
  signal,
  onWritten,
  ...options
}: ProjectOptions): Promise<void> => {
  const { database, projection, lease } = options;
  const parkedKeys = await readParkedKeys(database, projection, lease.version);
  const erasures = await readErasures(database, projection);
  const write = createBatchWriter({ ...options, parkedKeys, erasures });
  for await (const { events, position } of followAll(eventStore, {
    prefixes: STREAM_PREFIXES,
    after: lease.position,
    maxEvents: MAX_EVENTS,
    signal,
  })) {
    await write(events, position);
    onWritten();
  }
};
