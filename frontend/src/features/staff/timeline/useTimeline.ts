import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type EntryFilter, fits } from './entry-filter.ts';
import { watchedFamilyQuery } from './open-timeline.query.ts';
import { type Reading, timelineQuery } from './timeline.query.ts';
import {
  arrive,
  contextsOf,
  type Feed,
  NO_NEWS,
  newestFirst,
  release,
  without,
} from './timeline-feed.ts';
import { useTimelineWatch } from './useTimelineWatch.ts';
import { endOfCall, endOfWatch, type WatchEnd } from './watch-end.ts';

interface TimelineOptions {
  readonly reading: Reading;
  readonly filter: EntryFilter;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Contexts of the facts above the timeline. */
const CONTEXTS_OF_FACTS = ['account', 'subscription'];

/** Timeline of a family: live entries, then the loaded pages. */
export const useTimeline = ({ reading, filter, onEnded }: TimelineOptions) => {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(timelineQuery(reading, filter));
  const [feed, setFeed] = useState<Feed>(NO_NEWS);
  const [arrived, setArrived] = useState<readonly TimelineEntry[]>([]);
  const isScrolledDown = useRef(false);
  const { isLive, presence } = useTimelineWatch({
    userId: reading.userId,
    after: query.data?.pages[0]?.newest,
    isEnabled: true,
    onEntries: (entries) => {
      const isHeld = isScrolledDown.current;
      setFeed((before) => arrive(before, entries, isHeld));
      setArrived(isHeld ? [] : wantedOf(entries, filter));
      if (entries.some(({ context }) => CONTEXTS_OF_FACTS.includes(context)))
        void queryClient.invalidateQueries(watchedFamilyQuery(reading));
    },
    onEnded: (why) => onEnded(endOfWatch(why)),
  });

  const end = endOfCall(query.error);
  useEffect(() => {
    if (end !== undefined) onEnded(end);
  }, [end, onEnded]);

  const { pages } = query.data ?? {};
  const loaded = useMemo(() => pages?.flatMap(({ entries }) => entries) ?? [], [pages]);
  const entries = useMemo(
    () => newestFirst(wantedOf(feed.shown, filter), loaded),
    [feed.shown, filter, loaded],
  );
  return {
    query,
    isLive,
    presence,
    entries,
    /** Live entries to show. */
    live: feed.shown,
    /** Latest live entries that match the filter. */
    arrived,
    /** Number of entries held back while the reader is further down. */
    heldCount: without(wantedOf(feed.held, filter), loaded).length,
    streams: pages?.[0]?.streams ?? [],
    contexts: contextsOf(pages?.[0]?.contexts ?? [], feed),
    showHeld: () => setFeed(release),
    onScrolled: (isDown: boolean) => {
      isScrolledDown.current = isDown;
      if (!isDown) setFeed(release);
    },
  };
};

const wantedOf = (
  entries: readonly TimelineEntry[],
  filter: EntryFilter,
): readonly TimelineEntry[] => entries.filter((entry) => fits(filter, entry));
