import { BEFORE_LOG, type Position } from '../semantics/event.ts';
import type { EventMatcher } from '../semantics/event-filter.ts';
import type { Direction, EventLog } from '../storage/event-log.ts';
import type { ReadMessage } from './message.ts';
import type { Resolve } from './resolve-link.ts';
import { countTurns } from './turns.ts';

export interface AllQuery {
  readonly direction: Direction;
  /** Inclusive forwards, exclusive backwards. */
  readonly from: Position | 'start' | 'end';
  readonly maxCount: number;
  readonly matches: EventMatcher;
}

interface AllReading {
  readonly log: EventLog;
  readonly resolve: Resolve;
  readonly signal: AbortSignal;
}

/** Small, so that events are sent to the caller while the next ones are read. */
const PAGE = 64;

/** Reads the log itself: stream metadata hides nothing here until a scavenge has removed it. */
export async function* readAll(
  { log, resolve, signal }: AllReading,
  { direction, from, maxCount, matches }: AllQuery,
): AsyncGenerator<ReadMessage, void> {
  const turns = countTurns();
  let next = firstPosition(log, direction, from);
  let left = maxCount;
  while (!signal.aborted) {
    const page = log.readAll({ from: next, direction, limit: PAGE });
    for (const event of page) {
      if (left <= 0) return;
      if (!matches(event)) continue;
      left -= 1;
      yield { kind: 'event', event: resolve(event) };
    }
    const last = page.at(-1);
    if (last === undefined) return;
    next = direction === 'forwards' ? last.position + 1 : last.position - 1;
    if (turns.isDue(page.length)) await turns.next();
  }
}

const firstPosition = (
  log: EventLog,
  direction: Direction,
  from: Position | 'start' | 'end',
): Position => {
  if (from === 'start') return BEFORE_LOG;
  if (from === 'end') return direction === 'forwards' ? log.head() + 1 : log.head();
  return direction === 'forwards' ? from : from - 1;
};
