import type { ReadMessage } from '../reading/message.ts';
import type { Resolve } from '../reading/resolve-link.ts';
import { countTurns } from '../reading/turns.ts';
import { type CheckpointOptions, createCheckpoints } from '../semantics/checkpoints.ts';
import { BEFORE_LOG } from '../semantics/event.ts';
import { ALL_EVENTS, type EventMatcher } from '../semantics/event-filter.ts';
import { type LogPlace, lastPositionAt, placeOf } from '../semantics/log-place.ts';
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
  readonly from: LogPlace | 'start' | 'end';
  readonly matches?: EventMatcher;
  /** Checkpoint options; by default none are reported. */
  readonly checkpoints?: CheckpointOptions;
}

/** Small, so that events are sent to the caller while the next ones are read. */
const PAGE = 64;

/** Yields everything after a place: first from storage, then live, until aborted. */
export async function* followAll(
  { log, feed, resolve, signal }: Following,
  { from, matches = ALL_EVENTS, checkpoints: options }: AllSubscription,
): AsyncGenerator<ReadMessage, void> {
  const head = log.head();
  const start = from === 'end' ? placeOf(head) : from;
  const sentFrom = (start === 'start' ? BEFORE_LOG : lastPositionAt(start)) + 1;
  const checkpoints = options && createCheckpoints(options, { from: start, head });

  // The event to start after is considered too, as on the real server.
  let position = start === 'start' ? BEFORE_LOG : Math.min(start.commit - 1, sentFrom - 1);
  let isLive = false;
  if (sentFrom > head) {
    position = sentFrom - 1;
    isLive = true;
    yield { kind: 'caughtUp' };
  }
  const turns = countTurns();

  while (!signal.aborted) {
    const events = isLive
      ? feed.after(position)
      : log.readAll({ from: position + 1, direction: 'forwards', limit: PAGE });

    if (events === undefined) {
      isLive = false;
      yield { kind: 'fellBehind' };
      yield* checkpointMessage(checkpoints?.fellBehind(position));
      continue;
    }

    if (events.length === 0 && isLive) {
      await feed.beyond(position, signal);
      turns.restart();
      continue;
    }

    if (events.length === 0) {
      yield* checkpointMessage(checkpoints?.beforeCaughtUp());
      isLive = true;
      yield { kind: 'caughtUp' };
      yield* checkpointMessage(checkpoints?.afterCaughtUp());
      continue;
    }

    for (const event of events) {
      position = event.position;
      const considered = { position, isMatch: matches(event) };
      if (considered.isMatch && position >= sentFrom)
        yield { kind: 'event', event: resolve(event) };
      if (checkpoints === undefined) continue;
      const checkpoint = isLive
        ? checkpoints.afterLive(considered)
        : checkpoints.afterPast(considered);
      yield* checkpointMessage(checkpoint);
    }
    if (turns.isDue(events.length)) await turns.next();
  }
}

function* checkpointMessage(place: LogPlace | undefined): Generator<ReadMessage, void> {
  if (place !== undefined) yield { kind: 'checkpoint', place };
}
