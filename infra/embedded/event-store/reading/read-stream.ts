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
import { countTurns } from './turns.ts';

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
  readonly signal: AbortSignal;
}

interface StreamRange extends Pick<StreamQuery, 'streamId' | 'direction'> {
  /** Inclusive. */
  readonly from: Revision;
}

/** Small, so that events are sent to the caller while the next ones are read. */
const PAGE = 64;

/** Reads the events that stream metadata leaves visible. Throws `StreamDeletedError` after a tombstone. */
export async function* readStream(
  { log, clock, resolve, signal }: StreamReading,
  { streamId, direction, from, maxCount }: StreamQuery,
): AsyncGenerator<ReadMessage, void> {
  const state = effectiveState(streamId, log.stateOf);
  if (isTombstoned(state)) throw new StreamDeletedError(streamId);
  if (isAbsent(state)) {
    yield { kind: 'streamNotFound', streamId };
    return;
  }
  const start = from === 'start' ? 0 : from === 'end' ? TOMBSTONE_REVISION : from;
  let left = maxCount;
  const range = { streamId, direction, from: start };
  const turns = countTurns();
  for (const { considered, visible } of visiblePages({ log, clock }, range, state)) {
    for (const event of visible) {
      if (left <= 0) return;
      left -= 1;
      yield { kind: 'event', event: resolve(event) };
    }
    if (turns.isDue(considered)) await turns.next();
    if (signal.aborted) return;
  }
}

interface VisiblePage {
  /** Number of events read for it. */
  readonly considered: number;
  readonly visible: readonly RecordedEvent[];
}

/** Yields the visible events of a stream from a revision on, page by page. */
export function* visiblePages(
  { log, clock }: Pick<StreamReading, 'log' | 'clock'>,
  { streamId, direction, from }: StreamRange,
  state: StreamState,
): Generator<VisiblePage, void> {
  const first = firstVisibleRevision(state);
  const now = clock();
  let next = direction === 'forwards' ? Math.max(from, first) : Math.min(from, state.lastRevision);
  while (next >= first) {
    const page = log.readStream({ streamId, from: next, direction, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) return;
    yield {
      considered: page.length,
      visible: page.filter((event) => isVisible(event, state, now)),
    };
    next = direction === 'forwards' ? last.revision + 1 : last.revision - 1;
  }
}
