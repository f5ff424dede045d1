import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { Presence, WatchEnded } from '@hearthway/domain/live/live.contract.ts';
import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { room } from '../../../live/room.ts';

export interface TimelineWatchOptions {
  readonly userId: string;
  /**
   * `newest` of the page of the timeline that was loaded first; undefined while there is none, and
   * then nothing is watched. Of each family the first counts.
   */
  readonly after: string | undefined;
  readonly isEnabled: boolean;
  /**
   * New entries of the family in the order in which they were stored, each once and unfiltered.
   * Pages loaded later may hold them as well.
   */
  readonly onEntries: (entries: readonly TimelineEntry[]) => void;
  /** The watch has ended until it is enabled again or for another family. */
  readonly onEnded: (why: WatchEnded['why'] | ErrorCode) => void;
}

export interface TimelineWatch {
  /** Called with each new entry. */
  readonly isLive: boolean;
  /** Undefined while it is not known. */
  readonly presence: Presence | undefined;
}

interface Start {
  readonly userId: string;
  readonly newest: string;
}

/**
 * Watches what a family does, as long as a page shows it. After a broken socket it goes on from
 * where it was told last; so it does when it is enabled again.
 */
export const useTimelineWatch = ({
  userId,
  after,
  isEnabled,
  onEntries,
  onEnded,
}: TimelineWatchOptions): TimelineWatch => {
  const [isLive, setIsLive] = useState(false);
  const [presence, setPresence] = useState<Presence>();
  const start = useRef<Start>(undefined);
  const tellEntries = useEffectEvent(onEntries);
  const tellEnded = useEffectEvent(onEnded);
  const firstAfter = useFirst(userId, after);

  useEffect(() => {
    if (!isEnabled || firstAfter === undefined) return;
    if (start.current?.userId !== userId) start.current = { userId, newest: firstAfter };
    return room.watch({
      userId,
      after: start.current.newest,
      onEntries: (entries, newest) => {
        start.current = { userId, newest };
        tellEntries(entries);
      },
      onPresence: setPresence,
      onLive: setIsLive,
      onEnded: (why) => tellEnded(why),
    });
  }, [userId, firstAfter, isEnabled]);

  return { isLive, presence };
};

/** The first value that there was for a key. */
const useFirst = <Value>(key: string, value: Value | undefined): Value | undefined => {
  const [first, setFirst] = useState<{ readonly key: string; readonly value: Value }>();
  if (value !== undefined && first?.key !== key) setFirst({ key, value });
  return first?.key === key ? first.value : undefined;
};
