import { type RecordedEvent, type Revision, TOMBSTONE_REVISION } from '../semantics/event.ts';
import {
  effectiveState,
  firstVisibleRevision,
  isAbsent,
  isTombstoned,
  isVisible,
  type StreamState,
} from '../semantics/stream-metadata.ts';
import type { Direction, EventLog } from '../storage/event-log.ts';
import { type ReadMessage, StreamDeletedError } from './message.ts';
import type { Resolve } from './resolve-link.ts';

export interface StreamQuery {
  readonly streamId: string;
  readonly direction: Direction;
  /** Inclusive. */
  readonly from: Revision | 'start' | 'end';
  readonly maxCount: number;
}

interface StreamReading {
  readonly log: EventLog;
  readonly clock: () => number;
  readonly resolve: Resolve;
}

/** Small, so that the caller is sent events while the next ones are read. */
const PAGE = 64;

/** Reads what stream metadata leaves visible. Throws `StreamDeletedError` after a tombstone. */
export function* readStream(
  { log, clock, resolve }: StreamReading,
  { streamId, direction, from, maxCount }: StreamQuery,
): Generator<ReadMessage, void> {
  const state = effectiveState(streamId, log.stateOf);
  if (isTombstoned(state)) throw new StreamDeletedError(streamId);
  if (isAbsent(state)) {
    yield { kind: 'streamNotFound', streamId };
    return;
  }
  const start = from === 'start' ? 0 : from === 'end' ? TOMBSTONE_REVISION : from;
  let left = maxCount;
  for (const event of visibleEvents({ log, clock }, { streamId, direction, from: start }, state)) {
    if (left <= 0) return;
    left -= 1;
    yield { kind: 'event', event: resolve(event) };
  }
}

/** The visible events of a stream from a revision on, read page by page. */
export function* visibleEvents(
  { log, clock }: Pick<StreamReading, 'log' | 'clock'>,
  {
    streamId,
    direction,
    from,
  }: { readonly streamId: string; readonly direction: Direction; readonly from: Revision },
  state: StreamState,
): Generator<RecordedEvent, void> {
  const first = firstVisibleRevision(state);
  const now = clock();
  let next = direction === 'forwards' ? Math.max(from, first) : Math.min(from, state.lastRevision);
  for (;;) {
    const page = log.readStream({ streamId, from: next, direction, limit: PAGE });
    for (const event of page) {
      if (event.revision < first) return;
      if (isVisible(event, state, now)) yield event;
    }
    const last = page.at(-1);
    if (last === undefined) return;
    next = direction === 'forwards' ? last.revision + 1 : last.revision - 1;
  }
}
