import { BEFORE_LOG, type Position } from './event.ts';
import { isLaterThan, type LogPlace, NOWHERE, placeAfter, placeOf } from './log-place.ts';

export interface CheckpointOptions {
  /** Number of events, matching or not, that the server considers at once while catching up. */
  readonly window: number;
  /** Number of considered events after which a checkpoint is due. */
  readonly interval: number;
}

interface Start {
  /** Exclusive. */
  readonly from: LogPlace | 'start';
  /** Last event that existed when the subscription started. */
  readonly head: Position;
}

/** Event that the subscription has considered. */
interface Considered {
  readonly position: Position;
  readonly isMatch: boolean;
}

/** Places to report to a filtered subscription. Undefined: nothing to report now. */
export interface Checkpoints {
  /** Called after an event read from storage, which may be the one to start after. */
  readonly afterPast: (considered: Considered) => LogPlace | undefined;
  /** Called when everything in the log has been read. */
  readonly beforeCaughtUp: () => LogPlace | undefined;
  readonly afterCaughtUp: () => LogPlace | undefined;
  /** Called after an event that was appended in the meantime. */
  readonly afterLive: (considered: Considered) => LogPlace | undefined;
  /** `position` is that of the last event considered. */
  readonly fellBehind: (position: Position) => LogPlace | undefined;
}

/** Maximum number of matching events in a page of a real server. */
const MAX_MATCHES = 32;

/**
 * Emulates a real server, which reads pages while catching up. It reports the start of the page, or the last
 * event sent when that is later; at the end of the log only the latter: a checkpoint never reaches the end of
 * the log by catching up. A page whose start is reported holds no match. Live it counts every event that was
 * appended since the subscription started, and reports the position of the one that completes an interval.
 *
 * Source: EventStoreDB 24.2, `Enumerator.AllSubscriptionFiltered` and `SubscriptionsService`.
 */
export const createCheckpoints = (
  { window, interval }: CheckpointOptions,
  { from, head }: Start,
): Checkpoints => {
  /** Last event sent or last checkpoint. */
  let reached: LogPlace | undefined = from === 'start' ? undefined : from;
  let lastSent: LogPlace | undefined;

  let pageStart: LogPlace = from === 'start' ? placeOf(BEFORE_LOG) : from;
  let inPage = 0;
  let matchesInPage = 0;
  let sinceCheckpoint = 0;

  let lastCountedPosition = head;
  let sinceLiveCheckpoint = 0;
  let dueWhenLive: LogPlace | undefined;

  const isReached = (place: LogPlace): boolean =>
    reached !== undefined && !isLaterThan(place, reached);

  const tell = (place: LogPlace): LogPlace | undefined => {
    if (lastSent !== undefined && !isLaterThan(place, lastSent)) return undefined;
    lastSent = place;
    return place;
  };

  /** Checks whether an event completes the interval that counts from the start of the subscription. */
  const completesLiveInterval = (position: Position): boolean => {
    if (position <= lastCountedPosition) return false;
    lastCountedPosition = position;
    sinceLiveCheckpoint += 1;
    if (sinceLiveCheckpoint < interval) return false;
    sinceLiveCheckpoint = 0;
    return true;
  };

  const startPage = (place: LogPlace): void => {
    pageStart = place;
    inPage = 0;
    matchesInPage = 0;
  };

  return {
    afterPast: ({ position, isMatch }) => {
      const place = placeOf(position);
      if (isMatch && !isReached(place)) reached = place;
      if (completesLiveInterval(position)) dueWhenLive = place;
      inPage += 1;
      if (isMatch) matchesInPage += 1;
      if (inPage < window && matchesInPage < MAX_MATCHES) return undefined;

      sinceCheckpoint += inPage;
      const began = pageStart;
      startPage(placeAfter(position));
      if (sinceCheckpoint < interval) return undefined;
      sinceCheckpoint %= interval;
      if (reached === undefined || isLaterThan(began, reached)) reached = began;
      return tell(reached);
    },
    beforeCaughtUp: () => tell(reached ?? NOWHERE),
    afterCaughtUp: () => {
      const due = dueWhenLive;
      dueWhenLive = undefined;
      if (due === undefined || (reached !== undefined && isLaterThan(reached, due)))
        return undefined;
      reached = due;
      return tell(due);
    },
    afterLive: ({ position, isMatch }) => {
      const place = placeOf(position);
      if (isMatch) reached = place;
      if (!completesLiveInterval(position)) return undefined;
      reached = place;
      return tell(place);
    },
    fellBehind: (position) => {
      startPage(placeAfter(position));
      sinceCheckpoint = 0;
      return reached === undefined ? undefined : tell(reached);
    },
  };
};
