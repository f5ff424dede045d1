import { randomUUID } from 'node:crypto';
import type { ProposedEvent, Revision } from '../../semantics/event.ts';
import { type EventLog, StorageError } from '../../storage/event-log.ts';

/** Types of the events in which groups keep what they know. Part of the storage format. */
export const GroupEventType = {
  configuration: '$PersistentConfig',
  checkpoint: '$SubscriptionCheckpoint',
} as const;

const EMPTY = new Uint8Array();

export const jsonEvent = (type: string, data: unknown): ProposedEvent => ({
  id: randomUUID(),
  type,
  isJson: true,
  data: Buffer.from(JSON.stringify(data)),
  metadata: EMPTY,
});

/** Appends at any revision. Also rejects when the stream was tombstoned. */
export const appendTo = async (
  log: EventLog,
  streamId: string,
  events: readonly ProposedEvent[],
): Promise<Revision> => {
  const result = await log.write({ kind: 'append', streamId, expected: 'any', events });
  switch (result.outcome) {
    case 'written':
      return result.lastRevision;
    case 'streamDeleted':
      throw new StorageError(
        `The stream '${streamId}' was tombstoned, nothing can be stored in it.`,
      );
    case 'wrongExpectedRevision':
      throw new StorageError(`The stream '${streamId}' refused an event.`);
  }
};

/** Soft, so that a group of the same name can be made again. */
export const deleteStream = async (log: EventLog, streamId: string): Promise<void> => {
  await log.write({ kind: 'delete', streamId, expected: 'any' });
};
