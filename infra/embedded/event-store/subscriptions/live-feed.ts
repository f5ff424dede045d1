import type { Position, RecordedEvent } from '../semantics/event.ts';
import type { EventLog } from '../storage/event-log.ts';

/** Newest events, read once for all subscribers that have caught up. */
export interface LiveFeed {
  /** Returns the events after a position, or undefined when the feed no longer holds all of them. */
  readonly after: (position: Position) => readonly RecordedEvent[] | undefined;
  /** Resolves once the log has grown beyond the position, or the signal aborts. */
  readonly beyond: (position: Position, signal: AbortSignal) => Promise<void>;
}

/**
 * Capacity of the feed. A subscriber that falls behind returns to reading from storage, so no subscriber
 * needs its own buffer and none slows the others.
 */
const MAX_EVENTS = 2_048;
const MAX_BYTES = 4 * 1024 * 1024;

export const createLiveFeed = (log: EventLog): LiveFeed => {
  let events: RecordedEvent[] = [];
  let size = 0;
  /** Position after which the feed holds every event. */
  let floor = log.head();
  let waiting: { position: Position; wake: () => void }[] = [];

  log.onAdvance(() => {
    const head = log.head();
    const woken = waiting;
    waiting = [];
    for (const waiter of woken) {
      if (head > waiter.position) waiter.wake();
      else waiting.push(waiter);
    }
  });

  const lastPosition = (): Position => events.at(-1)?.position ?? floor;

  const forget = (): void => {
    events = [];
    size = 0;
    floor = log.head();
  };

  const fill = (): void => {
    if (log.head() - lastPosition() > MAX_EVENTS) {
      forget();
      return;
    }
    for (;;) {
      const page = log.readAll({
        from: lastPosition() + 1,
        direction: 'forwards',
        limit: MAX_EVENTS,
      });
      if (page.length === 0) return;
      for (const event of page) {
        events.push(event);
        size += event.data.length + event.metadata.length;
      }
      trim();
    }
  };

  const trim = (): void => {
    let dropped = 0;
    for (const event of events) {
      if (events.length - dropped <= MAX_EVENTS && size <= MAX_BYTES) break;
      size -= event.data.length + event.metadata.length;
      floor = event.position;
      dropped += 1;
    }
    if (dropped > 0) events = events.slice(dropped);
  };

  return {
    after: (position) => {
      if (position >= log.head()) return [];
      if (lastPosition() < log.head()) fill();
      if (position < floor) return undefined;
      // Searches from the end, where all but the slowest subscribers are.
      return events.slice(events.findLastIndex((event) => event.position <= position) + 1);
    },
    beyond: (position, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || log.head() > position) {
          resolve();
          return;
        }
        const waiter = {
          position,
          wake: () => {
            signal.removeEventListener('abort', leave);
            resolve();
          },
        };
        const leave = (): void => {
          waiting = waiting.filter((other) => other !== waiter);
          resolve();
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(waiter);
      }),
  };
};
