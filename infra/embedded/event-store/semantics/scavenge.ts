import { NO_EVENTS, type Revision, TOMBSTONE_REVISION } from './event.ts';
import {
  firstVisibleRevision,
  firstVisibleTime,
  isTombstoned,
  type StreamState,
} from './stream-metadata.ts';
import { isMetastream, originalStreamOf } from './system.ts';

/** Removable events of one stream: those below `revision`, and those older than `created`. */
export interface ScavengeBound {
  readonly belowRevision: Revision;
  /** Milliseconds since 1970. */
  readonly createdBefore: number;
}

/**
 * Keeps the last event of a stream, so that its revisions continue where they ended, and a tombstone. Removes
 * the tombstoned stream's other events and its metadata.
 */
export const scavengeBound = (
  streamId: string,
  stateOf: (streamId: string) => StreamState,
  now: number,
): ScavengeBound => {
  const state = stateOf(streamId);
  if (isTombstoned(state)) return { belowRevision: TOMBSTONE_REVISION, createdBefore: 0 };
  if (isMetastream(streamId) && isTombstoned(stateOf(originalStreamOf(streamId))))
    return { belowRevision: state.lastRevision + 1, createdBefore: 0 };
  return {
    belowRevision: Math.min(firstVisibleRevision(state), state.lastRevision),
    createdBefore: Math.max(0, firstVisibleTime(state, now)),
  };
};

export const isScavengeable = (
  event: { readonly revision: Revision; readonly created: number },
  bound: ScavengeBound,
  lastRevision: Revision,
): boolean =>
  event.revision < bound.belowRevision ||
  (event.created < bound.createdBefore &&
    event.revision !== lastRevision &&
    lastRevision !== NO_EVENTS);
