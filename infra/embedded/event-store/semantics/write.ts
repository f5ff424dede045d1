import {
  NO_EVENTS,
  type Position,
  type ProposedEvent,
  type Revision,
  TOMBSTONE_REVISION,
} from './event.ts';
import {
  checkExpectedRevision,
  type ExpectedRevision,
  type UnmetExpectation,
} from './expected-revision.ts';
import {
  isSoftDeleted,
  isTombstoned,
  SOFT_DELETED_METADATA,
  type StreamState,
  undeletedMetadata,
  writableState,
} from './stream-metadata.ts';
import { isMetastream, metastreamOf, originalStreamOf, SystemEventType } from './system.ts';

export type WriteRequest =
  | {
      readonly kind: 'append';
      readonly streamId: string;
      readonly expected: ExpectedRevision;
      readonly events: readonly ProposedEvent[];
    }
  | {
      /** `delete` is soft: the stream can be written again. `tombstone` is permanent. */
      readonly kind: 'delete' | 'tombstone';
      readonly streamId: string;
      readonly expected: ExpectedRevision;
    };

export type WriteResult =
  | {
      readonly outcome: 'written';
      readonly lastRevision: Revision;
      /**
       * Position of the last event of the write or, without events, of the last one before it. Undefined when
       * a retry's event has been scavenged.
       */
      readonly position: Position | undefined;
    }
  | { readonly outcome: 'wrongExpectedRevision'; readonly lastRevision: Revision }
  | { readonly outcome: 'streamDeleted' };

/** Event with its place in its stream; the log adds the position. */
export interface StoredEvent extends ProposedEvent {
  readonly streamId: string;
  readonly revision: Revision;
}

/** Queries on stored events for deciding a write. */
export interface WrittenEvents {
  readonly stateOf: (streamId: string) => StreamState;
  readonly lastDataOf: (streamId: string) => Uint8Array | undefined;
  readonly find: (
    streamId: string,
    eventId: string,
  ) => { readonly revision: Revision; readonly position: Position } | undefined;
  readonly at: (
    streamId: string,
    revision: Revision,
  ) => { readonly id: string; readonly position: Position } | undefined;
}

export type WriteDecision =
  | {
      readonly decision: 'store';
      readonly events: readonly StoredEvent[];
      /** Index of the last requested event in `events`, -1 without any: its position is in the result. */
      readonly lastIndex: number;
      readonly lastRevision: Revision;
    }
  | { readonly decision: 'answer'; readonly result: WriteResult };

const EMPTY = new Uint8Array();

/** Converts a request into the events to store or the response. `newId` generates event ids. */
export const decideWrite = (
  request: WriteRequest,
  written: WrittenEvents,
  newId: () => string,
): WriteDecision => {
  const { streamId, expected } = request;
  const state = writableState(streamId, written.stateOf);
  const eventIds = request.kind === 'append' ? request.events.map((event) => event.id) : [newId()];
  const outcome = checkExpectedRevision(expected, eventIds, {
    state,
    hasMetadata: () => written.stateOf(metastreamOf(streamId)).lastRevision !== NO_EVENTS,
    revisionOf: (eventId) => written.find(streamId, eventId)?.revision,
    idAt: (revision) => written.at(streamId, revision)?.id,
  });
  if (outcome.outcome !== 'met') return answer(outcome, request, state, written);

  switch (request.kind) {
    case 'append': {
      const events = request.events.map((event, index) => ({
        ...event,
        streamId,
        revision: state.lastRevision + 1 + index,
      }));
      // Write without events: stores nothing, after everything that was stored before.
      const last = events.at(-1);
      return store(
        events,
        last?.revision ?? state.lastRevision,
        revival(streamId, last, state, written, newId),
      );
    }
    case 'delete': {
      const metadata = written.stateOf(metastreamOf(streamId));
      if (state.lastRevision === NO_EVENTS && metadata.lastRevision === NO_EVENTS)
        return refuse(NO_EVENTS);
      const revision = metadata.lastRevision + 1;
      const deletion = metadataEvent(streamId, revision, SOFT_DELETED_METADATA, newId());
      return store([deletion], deletion.revision);
    }
    case 'tombstone': {
      const tombstone: StoredEvent = {
        streamId,
        revision: TOMBSTONE_REVISION,
        id: newId(),
        type: SystemEventType.streamDeleted,
        isJson: false,
        data: EMPTY,
        metadata: EMPTY,
      };
      return store([tombstone], tombstone.revision);
    }
  }
};

const metadataEvent = (
  originalId: string,
  revision: Revision,
  data: Uint8Array,
  id: string,
): StoredEvent => ({
  streamId: metastreamOf(originalId),
  revision,
  id,
  type: SystemEventType.streamMetadata,
  isJson: true,
  data,
  metadata: EMPTY,
});

/**
 * Metadata event that ends a soft delete: after an append to the deleted stream, or after new metadata for
 * it. `last` is the last event of that append, which may be empty.
 */
const revival = (
  streamId: string,
  last: StoredEvent | undefined,
  state: StreamState,
  written: WrittenEvents,
  newId: () => string,
): StoredEvent | undefined => {
  if (isSoftDeleted(state)) {
    const metastreamId = metastreamOf(streamId);
    const raw = undeletedMetadata(written.lastDataOf(metastreamId), state.lastRevision + 1);
    const revision = written.stateOf(metastreamId).lastRevision + 1;
    return raw && metadataEvent(streamId, revision, raw, newId());
  }
  if (!isMetastream(streamId)) return undefined;
  const originalId = originalStreamOf(streamId);
  const original = written.stateOf(originalId);
  if (!isSoftDeleted(original) || isTombstoned(original)) return undefined;
  const data = last === undefined ? written.lastDataOf(streamId) : last.data;
  const raw = undeletedMetadata(data, original.lastRevision + 1);
  const revision = (last?.revision ?? state.lastRevision) + 1;
  return raw && metadataEvent(originalId, revision, raw, newId());
};

/** `reviving` makes a soft-deleted stream visible again and follows the events that it reveals. */
const store = (
  events: readonly StoredEvent[],
  lastRevision: Revision,
  reviving?: StoredEvent,
): WriteDecision => ({
  decision: 'store',
  events: reviving === undefined ? events : [...events, reviving],
  lastIndex: events.length - 1,
  lastRevision,
});

const accept = (written: {
  readonly lastRevision: Revision;
  readonly position: Position | undefined;
}): WriteDecision => ({ decision: 'answer', result: { outcome: 'written', ...written } });

const refuse = (lastRevision: Revision): WriteDecision => ({
  decision: 'answer',
  result: { outcome: 'wrongExpectedRevision', lastRevision },
});

const answer = (
  outcome: UnmetExpectation,
  { streamId }: WriteRequest,
  state: StreamState,
  written: WrittenEvents,
): WriteDecision => {
  switch (outcome.outcome) {
    case 'streamDeleted':
      return { decision: 'answer', result: { outcome: 'streamDeleted' } };
    case 'wrongExpectedRevision':
      return refuse(state.lastRevision);
    case 'alreadyWritten':
      return accept({
        lastRevision: outcome.lastRevision,
        position: written.at(streamId, outcome.lastRevision)?.position,
      });
  }
};
