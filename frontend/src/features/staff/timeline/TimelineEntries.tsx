import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LongList } from '../../../components/LongList.tsx';
import { NEWS_KEY, useShortcuts } from '../useShortcuts.ts';
import { EntryLine } from './EntryLine.tsx';
import type { EntryFilter } from './entry-filter.ts';
import { Loaded } from './Loaded.tsx';
import { NewsPill } from './NewsPill.tsx';
import { Older } from './Older.tsx';
import type { Reading } from './timeline.query.ts';
import { linesOf } from './timeline-lines.ts';
import { useLoadOlder } from './useLoadOlder.ts';
import type { useTimeline } from './useTimeline.ts';
import type { WatchEnd } from './watch-end.ts';

interface TimelineEntriesProps {
  readonly reading: Reading;
  readonly timeline: ReturnType<typeof useTimeline>;
  readonly filter: EntryFilter;
  readonly onClear: () => void;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Pixels: a line of middle length. */
const USUAL_HEIGHT = 64;

export const TimelineEntries = ({
  reading,
  timeline,
  filter,
  onClear,
  onEnded,
}: TimelineEntriesProps) => {
  const { query, entries, live, arrived, heldCount, showHeld, onScrolled } = timeline;
  const root = useRef<HTMLElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const [openId, setOpenId] = useState<string>();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const lines = useMemo(() => linesOf(entries), [entries]);
  const liveIds = useMemo(() => new Set(live.map(({ id }) => id)), [live]);
  useSeen(top, onScrolled);
  const loadOlder = useLoadOlder({ root, lines, load: () => void query.fetchNextPage() });

  const showNews = () => {
    if (heldCount === 0) return;
    // The list keeps in place what was read when it grows, and would undo what is scrolled before.
    flushSync(showHeld);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  useShortcuts({ [NEWS_KEY]: showNews });

  return (
    <section ref={root} aria-labelledby="timeline" tabIndex={-1} className="grid gap-2">
      <h2 id="timeline" ref={top} tabIndex={-1} className="text-lg">
        <Trans>What happened</Trans>
      </h2>
      <p className="text-sm text-text-soft">
        <Trans>Times are those of {timeZone}.</Trans>
      </p>
      <NewsPill heldCount={heldCount} arrived={arrived} onShow={showNews} />
      <Loaded query={query} isEmpty={lines.length === 0} filter={filter} onClear={onClear} />
      <div
        aria-busy={query.isFetching}
        className={`transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <LongList
          items={lines}
          usualHeight={USUAL_HEIGHT}
          gap={0}
          isComplete={!query.hasNextPage}
          memory={undefined}
        >
          {(line) => (
            <EntryLine
              reading={reading}
              line={line}
              isNew={liveIds.has(line.id)}
              isOpen={line.id === openId}
              onOpen={(isOpen) => setOpenId(isOpen ? line.id : undefined)}
              onEnded={onEnded}
            />
          )}
        </LongList>
      </div>
      <Older query={query} onLoad={loadOlder} />
    </section>
  );
};

/** What is further down the page counts as in sight, so that only what was scrolled past is not. */
const BELOW = '0px 0px 1000000px 0px';

/** Whether the reader is at the top of the list or further down, now and whenever that changes. */
const useSeen = (
  top: RefObject<HTMLElement | null>,
  onScrolled: (isDown: boolean) => void,
): void => {
  const tell = useEffectEvent(onScrolled);
  useEffect(() => {
    const { current: shown } = top;
    if (shown === null) return;
    const sight = new IntersectionObserver((seen) => tell(seen.at(-1)?.isIntersecting === false), {
      rootMargin: BELOW,
    });
    sight.observe(shown);
    return () => sight.disconnect();
  }, [top]);
};
