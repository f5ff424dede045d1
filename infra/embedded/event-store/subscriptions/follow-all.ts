import type { ReadMessage } from '../reading/message.ts';
import type { Resolve } from '../reading/resolve-link.ts';
import { countTurns } from '../reading/turns.ts';
import { BEFORE_LOG, type Position } from '../semantics/event.ts';
import type { EventMatcher } from '../semantics/event-filter.ts';
import { isHiddenFromAll } from '../semantics/persistent-subscription/source.ts';
import type { EventLog } from '../storage/event-log.ts';
import type { LiveFeed } from './live-feed.ts';

export interface Following {
  readonly log: EventLog;
  readonly feed: LiveFeed;
  readonly resolve: Resolve;
  readonly signal: AbortSignal;
}

export interface AllSubscription {
  /** Exclusive. */
  readonly from: Position | 'start' | 'end';
  readonly filter?: {
    readonly matches: EventMatcher;
    /** A checkpoint is sent whenever this many events have been considered, matching or not. */
    readonly checkpointInterval: number;
  };
}

/** Small, so that the caller is sent events while the next ones are read. */
const PAGE = 64;

/** Everything after a position, without end: first from storage, then live, until aborted. */
export async function* followAll(
  { log, feed, resolve, signal }: Following,
  { from, filter }: AllSubscription,
): AsyncGenerator<ReadMessage, void> {
  let position = from === 'start' ? BEFORE_LOG : from === 'end' ? log.head() : from;
  let isLive = false;
  let considered = 0;
  let checkpointed = position;
  const turns = countTurns();

  while (!signal.aborted) {
    const events = isLive
      ? feed.after(position)
      : log.readAll({ from: position + 1, direction: 'forwards', limit: PAGE });

    if (events === undefined) {
      isLive = false;
      continue;
    }

    if (events.length === 0 && isLive) {
      await feed.beyond(position, signal);
      turns.restart();
      continue;
    }

    if (events.length === 0) {
      if (filter !== undefined && position > checkpointed) {
        checkpointed = position;
        yield { kind: 'checkpoint', position };
      }
      isLive = true;
      yield { kind: 'caughtUp' };
      continue;
    }

    for (const event of events) {
      position = event.position;
      if (!isHiddenFromAll(event) && (filter === undefined || filter.matches(event)))
        yield { kind: 'event', event: resolve(event) };
      if (filter === undefined) continue;
      considered += 1;
      if (considered < filter.checkpointInterval) continue;
      considered = 0;
      checkpointed = position;
      yield { kind: 'checkpoint', position };
    }
    if (turns.isDue(events.length)) await turns.next();
  }
}
