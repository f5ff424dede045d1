import type { RecordedEvent, ResolvedEvent } from '../semantics/event.ts';
import { linkTarget } from '../semantics/link.ts';
import { isAbsent, isTombstoned, isVisible } from '../semantics/stream-metadata.ts';
import type { EventLog } from '../storage/event-log.ts';

export type Resolve = (event: RecordedEvent) => ResolvedEvent;

export const unresolved: Resolve = (event) => ({ event, link: undefined });

/** Follows a link to its event. A link to an unreadable event is returned alone. */
export const linkResolver =
  (log: EventLog, clock: () => number): Resolve =>
  (event) => {
    const target = linkTarget(event);
    if (target === undefined) return unresolved(event);
    const state = log.stateOf(target.streamId);
    if (isTombstoned(state) || isAbsent(state)) return { event: undefined, link: event };
    const found = log.eventAt(target.streamId, target.revision);
    return {
      event: found && isVisible(found, state, clock()) ? found : undefined,
      link: event,
    };
  };
