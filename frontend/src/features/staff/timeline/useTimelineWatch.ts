import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { Presence, WatchEnded } from '@hearthway/domain/live/live.contract.ts';
import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { room } from '../../../live/room.ts';

export interface TimelineWatchOptions {
  readonly userId: string;
  /**
   * `newest` of the first loaded page; undefined before, which disables the watch. The first value per family
   * wins.
   */
  readonly after: string | undefined;
  readonly isEnabled: boolean;
  /**
   * New entries of the family in stored order, each once and unfiltered. Pages loaded later may contain them
   * too.
   */
  readonly onEntries: (entries: readonly TimelineEntry[]) => void;
  /** Called when the watch has ended, until it is enabled again or for another family. */
  readonly onEnded: (why: WatchEnded['why'] | ErrorCode) => void;
}

export interface TimelineWatch {
  /** True while new entries arrive live. */
  readonly isLive: boolean;
  /** Undefined if unknown. */
  readonly presence: Presence | undefined;
}

interface Start {
  readonly userId: string;
  readonly newest: string;
}

/**
 * Watches the activity of a family while a page shows it. Resumes after the last entry when the socket
 * reconnects or the watch is enabled again.
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

const useFirst = <Value>(key: string, value: Value | undefined): Value | undefined => {
  const [first, setFirst] = useState<{ readonly key: string; readonly value: Value }>();
  if (value !== undefined && first?.key !== key) setFirst({ key, value });
  return first?.key === key ? first.value : undefined;
};
