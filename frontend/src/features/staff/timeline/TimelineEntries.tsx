import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { LongList } from '../../../components/LongList.tsx';
import { NEWS_KEY, useShortcuts } from '../useShortcuts.ts';
import { EntryLine } from './EntryLine.tsx';
import { type EntryFilter, isFiltered } from './entry-filter.ts';
import { NewsPill } from './NewsPill.tsx';
import { watchedFamilyQuery } from './open-timeline.query.ts';
import type { Reading } from './timeline.query.ts';
import { linesOf, type TimelineLine } from './timeline-lines.ts';
import type { useTimeline } from './useTimeline.ts';
import type { WatchEnd } from './watch-end.ts';

interface TimelineEntriesProps {
  readonly reading: Reading;
  readonly timeline: ReturnType<typeof useTimeline>;
  readonly filter: EntryFilter;
  readonly onClear: () => void;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Estimated line height in pixels. */
const USUAL_HEIGHT = 64;

export const TimelineEntries = ({
  reading,
  timeline,
  filter,
  onClear,
  onEnded,
}: TimelineEntriesProps) => {
  const { query, entries, streams, live, arrived, heldCount, showHeld, onScrolled } = timeline;
  const { data: family } = useQuery(watchedFamilyQuery(reading));
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
    // The list keeps its position when it grows, which would undo earlier scrolling.
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
        <Trans>Times are in {timeZone}.</Trans>
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
              streams={streams}
              members={family?.members ?? []}
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

/** Counts everything below as seen, so that only entries above the window are unseen. */
const BELOW = '0px 0px 1000000px 0px';

/** Tells whether the reader is at the top of the list, now and after each change. */
const useSeen = (
  top: RefObject<HTMLElement | null>,
  onScrolled: (isDown: boolean) => void,
): void => {
  const tell = useEffectEvent(onScrolled);
  useEffect(() => {
    const { current: shown } = top;
    if (shown === null) return;
    const sight = new IntersectionObserver((seen) => tell(seen.at(-1)?.isIntersecting === false), {
      // Explicit root: otherwise a frame around the page would clip the margin below.
      root: shown.ownerDocument,
      rootMargin: BELOW,
    });
    sight.observe(shown);
    return () => sight.disconnect();
  }, [top]);
};

interface OlderProps {
  readonly query: ReturnType<typeof useTimeline>['query'];
  readonly onLoad: () => void;
}

const Older = ({ query, onLoad }: OlderProps) => {
  const { t } = useLingui();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  if (isFetchNextPageError)
    return (
      <LoadFailed
        title={t`We couldn’t load older entries`}
        error={error}
        onRetry={onLoad}
        isRetrying={isFetchingNextPage}
      />
    );
  if (!hasNextPage) return null;
  return (
    <div className="grid justify-items-center py-2">
      <Button look="secondary" isBusy={isFetchingNextPage} onClick={onLoad}>
        {isFetchingNextPage ? <Trans>Loading…</Trans> : <Trans>Load older</Trans>}
      </Button>
    </div>
  );
};

interface LoadedProps {
  readonly query: ReturnType<typeof useTimeline>['query'];
  /** True if no live entry arrived either. */
  readonly isEmpty: boolean;
  readonly filter: EntryFilter;
  readonly onClear: () => void;
}

/** Number of loaded matches: announced to screen readers, and shown if zero. */
const Loaded = ({ query, isEmpty, filter, onClear }: LoadedProps) => {
  const { data, isPlaceholderData, hasNextPage } = query;
  // Ignores the count of another filter; announces an equal count again.
  const pages = isPlaceholderData ? undefined : data?.pages;
  const count = pages?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  const isNothing = pages !== undefined && isEmpty;
  return (
    <>
      <div role="status" className="-mt-2">
        {isNothing && (
          <p className="pt-4">
            {isFiltered(filter) ? (
              <Trans>No entries match.</Trans>
            ) : (
              <Trans>Nothing has happened yet. New entries appear here automatically.</Trans>
            )}
          </p>
        )}
        {count > 0 && (
          <p className="sr-only">
            {hasNextPage ? (
              <Plural value={count} one="# entry so far" other="# entries so far" />
            ) : (
              <Plural value={count} one="# entry" other="# entries" />
            )}
          </p>
        )}
      </div>
      {isNothing && isFiltered(filter) && (
        <div>
          <Button look="secondary" onClick={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        </div>
      )}
    </>
  );
};

interface LoadOlderOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly lines: readonly TimelineLine[];
  readonly load: () => void;
}

/** Moves the focus to the first older entry after loading. */
const useLoadOlder = ({ root, lines, load }: LoadOlderOptions): (() => void) => {
  const lastBefore = useRef<string>(undefined);

  useEffect(() => {
    if (lastBefore.current === undefined) return;
    const last = lines.findIndex(({ id }) => id === lastBefore.current);
    if (last === lines.length - 1) return;
    lastBefore.current = undefined;
    const first = root.current?.querySelector(`[aria-posinset="${last + 2}"] [tabindex="-1"]`);
    if (first instanceof HTMLElement) first.focus();
  }, [root, lines]);

  return () => {
    lastBefore.current = lines.at(-1)?.id;
    load();
  };
};
