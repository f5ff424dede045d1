import { randomUUID } from 'node:crypto';
import { linkResolver } from '../../reading/resolve-link.ts';
import { originalOf, type ResolvedEvent, type Revision } from '../../semantics/event.ts';
import type { Message } from '../../semantics/persistent-subscription/message.ts';
import { parkedStreamOf } from '../../semantics/persistent-subscription/source.ts';
import { firstVisibleRevision, isAbsent, isTombstoned } from '../../semantics/stream-metadata.ts';
import { metastreamOf, SystemEventType } from '../../semantics/system.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { createLatestWrite } from './latest-write.ts';
import { appendTo, deleteStream, jsonEvent } from './system-event.ts';

interface ParkedMessage {
  readonly revision: Revision;
  readonly resolved: ResolvedEvent;
}

/** The parked messages of a group: links in a stream of its own. */
export interface ParkedStore {
  /** The revisions that are parked: from `first`, inclusive, to `end`, exclusive. */
  readonly range: () => { readonly first: Revision; readonly end: Revision };
  readonly park: (message: Message, reason: string) => Promise<void>;
  readonly read: (from: Revision, limit: number) => readonly ParkedMessage[];
  /** Messages below the revision were replayed and are no longer parked. */
  readonly markReprocessed: (below: Revision) => void;
  readonly settled: () => Promise<void>;
}

interface ParkedStoreOptions {
  readonly log: EventLog;
  readonly clock: () => number;
  readonly key: string;
  readonly onError: (error: Error) => void;
}

export const openParkedStore = ({ log, clock, key, onError }: ParkedStoreOptions): ParkedStore => {
  const streamId = parkedStreamOf(key);
  const resolve = linkResolver(log, clock);

  const truncate = async (below: Revision): Promise<void> => {
    const event = jsonEvent(SystemEventType.streamMetadata, { $tb: below });
    await appendTo(log, metastreamOf(streamId), [event]);
  };
  const { write, settled } = createLatestWrite(truncate, onError);

  return {
    range: () => {
      const state = log.stateOf(streamId);
      if (isTombstoned(state) || isAbsent(state)) return { first: 0, end: 0 };
      return { first: firstVisibleRevision(state), end: state.lastRevision + 1 };
    },
    park: async (message, reason) => {
      const link = {
        id: randomUUID(),
        type: SystemEventType.link,
        isJson: false,
        data: linkDataOf(message),
        metadata: Buffer.from(
          JSON.stringify({
            added: new Date(clock()).toISOString(),
            reason,
            subscriptionEventNumber: originalOf(message.resolved).revision,
          }),
        ),
      };
      await appendTo(log, streamId, [link]);
    },
    read: (from, limit) =>
      log
        .readStream({ streamId, direction: 'forwards', from, limit })
        .map((event) => ({ revision: event.revision, resolved: resolve(event) })),
    markReprocessed: write,
    settled,
  };
};

/** Leads to the event itself rather than to the link it came by, unless only that link is left. */
const linkDataOf = ({ resolved }: Message): Uint8Array =>
  resolved.event === undefined
    ? originalOf(resolved).data
    : Buffer.from(`${resolved.event.revision}@${resolved.event.streamId}`);

export const deleteParked = (log: EventLog, key: string): Promise<void> =>
  deleteStream(log, parkedStreamOf(key));
