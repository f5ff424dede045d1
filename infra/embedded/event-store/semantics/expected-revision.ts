import { NO_EVENTS, type Revision } from './event.ts';
import { isSoftDeleted, isTombstoned, type StreamState } from './stream-metadata.ts';

/** Stream state that a writer expects. A number is the exact last revision. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | Revision;

/** Queries on a stream's history for distinguishing a retry from a conflict. */
export interface StreamHistory {
  readonly state: StreamState;
  readonly hasMetadata: () => boolean;
  /** Returns the revision of the event with this id in this stream. */
  readonly revisionOf: (eventId: string) => Revision | undefined;
  readonly idAt: (revision: Revision) => string | undefined;
}

/** `met`: the write may follow the stream's last revision. */
export type ExpectationOutcome = { readonly outcome: 'met' } | UnmetExpectation;

export type UnmetExpectation =
  /** Same events already stored; `lastRevision` is that of the last one. */
  | { readonly outcome: 'alreadyWritten'; readonly lastRevision: Revision }
  | { readonly outcome: 'wrongExpectedRevision' }
  | { readonly outcome: 'streamDeleted' };

const MET: ExpectationOutcome = { outcome: 'met' };
const WRONG: ExpectationOutcome = { outcome: 'wrongExpectedRevision' };
const DELETED: ExpectationOutcome = { outcome: 'streamDeleted' };

/**
 * Decides whether a write of `eventIds` may proceed. A write that repeats stored events is a retry and
 * succeeds without storing anything; one that repeats only some of them is a conflict.
 *
 * Source: EventStoreDB 24.6, `IndexWriter.CheckCommit`. Unlike the real server, which remembers a bounded
 * number of recent ids for `any` and `stream_exists`, all of the stream's ids are known here.
 */
export const checkExpectedRevision = (
  expected: ExpectedRevision,
  eventIds: readonly string[],
  history: StreamHistory,
): ExpectationOutcome => {
  const { state } = history;
  if (isTombstoned(state)) return DELETED;
  switch (expected) {
    case 'stream_exists':
      if (isSoftDeleted(state)) return DELETED;
      if (state.lastRevision === NO_EVENTS && !history.hasMetadata()) return WRONG;
      return checkById(eventIds, history);
    case 'any':
      return checkById(eventIds, history);
    case 'no_stream':
      return checkByRevision(NO_EVENTS, eventIds, history);
    default:
      return checkByRevision(expected, eventIds, history);
  }
};

const checkById = (eventIds: readonly string[], history: StreamHistory): ExpectationOutcome => {
  let lastRevision: Revision | undefined;
  for (const [index, eventId] of eventIds.entries()) {
    const revision = history.revisionOf(eventId);
    if (revision === undefined) return index === 0 ? MET : WRONG;
    lastRevision = revision;
  }
  return lastRevision === undefined ? MET : { outcome: 'alreadyWritten', lastRevision };
};

const checkByRevision = (
  expected: Revision,
  eventIds: readonly string[],
  history: StreamHistory,
): ExpectationOutcome => {
  const { state } = history;
  if (expected === state.lastRevision) return MET;
  if (expected > state.lastRevision || eventIds.length === 0) return WRONG;
  const isRetry = eventIds.every(
    (eventId, index) => history.idAt(expected + 1 + index) === eventId,
  );
  if (isRetry) return { outcome: 'alreadyWritten', lastRevision: expected + eventIds.length };
  const startsAnew =
    expected === NO_EVENTS && isSoftDeleted(state) && history.idAt(0) !== eventIds[0];
  return startsAnew ? MET : WRONG;
};
