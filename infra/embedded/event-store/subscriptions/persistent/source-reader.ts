import { linkResolver, unresolved } from '../../reading/resolve-link.ts';
import { originalOf, type ResolvedEvent } from '../../semantics/event.ts';
import { ALL_EVENTS, type EventMatcher, matcherOf } from '../../semantics/event-filter.ts';
import { placeOf } from '../../semantics/log-place.ts';
import {
  type GroupSource,
  isShownToAll,
  type SourcePosition,
} from '../../semantics/persistent-subscription/source.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { followAll } from '../follow-all.ts';
import { followStream } from '../follow-stream.ts';
import type { LiveFeed } from '../live-feed.ts';

/** Events and checkpoints of a group's source, in order. */
export type SourceItem =
  | {
      readonly kind: 'event';
      readonly resolved: ResolvedEvent;
      readonly position: SourcePosition;
    }
  /** No events for this group up to this position. */
  | { readonly kind: 'skipped'; readonly position: SourcePosition };

interface SourceReading {
  readonly log: EventLog;
  readonly feed: LiveFeed;
  readonly clock: () => number;
  readonly signal: AbortSignal;
}

interface SourceQuery {
  readonly source: GroupSource;
  readonly resolveLinks: boolean;
  /** Exclusive. */
  readonly after: SourcePosition;
  /** Whether a stream is read on when it is tombstoned, with the tombstone as its last event. */
  readonly throughTombstone: boolean;
}

export const matcherFor = (source: GroupSource): EventMatcher =>
  source.kind === 'all' && source.filter !== undefined ? matcherOf(source.filter) : ALL_EVENTS;

/** Everything in a source behind a position, first from storage, then live, until aborted. */
export async function* readSource(
  { log, feed, clock, signal }: SourceReading,
  { source, resolveLinks, after, throughTombstone }: SourceQuery,
): AsyncGenerator<SourceItem, void> {
  const resolve = resolveLinks ? linkResolver(log, clock) : unresolved;
  const matches = matcherFor(source);
  const following = { log, feed, clock, signal, resolve: unresolved };
  const messages =
    source.kind === 'stream'
      ? followStream(following, { streamId: source.streamId, from: after, throughTombstone })
      : followAll(following, {
          from: placeOf(after),
          // Other events are filtered below, so that the group learns its position. Its position must
          // not advance over events that groups write themselves, or it would never rest.
          matches: isShownToAll,
        });

  for await (const message of messages) {
    switch (message.kind) {
      case 'event': {
        const original = originalOf(message.event);
        const position = source.kind === 'all' ? original.position : original.revision;
        yield matches(original)
          ? {
              kind: 'event',
              resolved: resolve(original),
              position,
            }
          : { kind: 'skipped', position };
        break;
      }
      case 'checkpoint':
      case 'caughtUp':
      case 'fellBehind':
      case 'confirmation':
      case 'streamNotFound':
        break;
    }
  }
}
