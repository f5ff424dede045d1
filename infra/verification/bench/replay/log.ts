import { mkdirSync } from 'node:fs';
import type { WriteRequest } from '../../../embedded/event-store/semantics/write.ts';
import { firstEvent } from '../../../embedded/event-store/storage/first-event.ts';
import { openStorage } from '../../../embedded/event-store/storage/sqlite/storage.ts';
import { type HistoryOptions, simulateHistory } from '../../../operator/simulate/history.ts';
import type { SimulatedEvent } from '../../../operator/simulate/recorder.ts';

const IN_TRANSACTION = 1_000;

/**
 * Writes the log of an event store that is not running: past the client, which would take minutes.
 * Answers how many events it holds.
 */
export const writeSimulatedLog = (directory: string, options: HistoryOptions): number => {
  mkdirSync(directory, { recursive: true });
  const { database, writer } = openStorage(directory, {
    onDamage: (error) => {
      throw error;
    },
  });
  database.exec('pragma synchronous = off');
  writer.commit([firstEvent()]);
  let written = 0;
  let pending: WriteRequest[] = [];
  const commit = (): void => {
    writer.commit(pending);
    written += pending.length;
    pending = [];
  };
  for (const event of simulateHistory(options)) {
    pending.push(appendOf(event));
    if (pending.length === IN_TRANSACTION) commit();
  }
  commit();
  database.close();
  return written;
};

const appendOf = ({ streamName, id, type, data, metadata }: SimulatedEvent): WriteRequest => ({
  kind: 'append',
  streamId: streamName,
  expected: 'any',
  events: [
    {
      id,
      type,
      isJson: true,
      data: Buffer.from(JSON.stringify(data)),
      metadata: Buffer.from(JSON.stringify(metadata)),
    },
  ],
});
