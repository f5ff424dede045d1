import { MAX_COUNTED } from '@hearthway/domain/staff/inbox.constants.ts';
import type { InboxPage, InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { useFocusFallback } from '../../../components/useFocusFallback.ts';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { InboxFilterForm } from './InboxFilterForm.tsx';
import { inboxQuery, refreshInbox } from './inbox.query.ts';
import { filterIn, isFiltered, NO_FILTER, searchOf } from './inbox-filter.ts';
import { ThreadRows } from './ThreadRows.tsx';
import { useColleagues } from './useColleagues.ts';
import { useInboxPlace } from './useInboxPlace.ts';

/** Support queue, the most urgent thread first. */
export const Inbox = ({ staffId }: { readonly staffId: string }) => {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const query = useInfiniteQuery(inboxQuery(staffId, filter));
  const { others, nameOf } = useColleagues(staffId);
  const people = useInboxPlace({
    threadId: null,
    staffId,
    onMoved: () => void refreshInbox(queryClient, staffId),
  });
  const { data, isPlaceholderData, isFetchedAfterMount } = query;
  // Key that changes when the response replaces the list of the previous filter or visit.
  const listKey = `${searchOf(filter)} ${isPlaceholderData} ${isFetchedAfterMount}`;
  const threads = useMemo(() => data && threadsOf(data.pages), [data]);
  const counts = data?.pages[0]?.counts;
  return (
    <div ref={root} tabIndex={-1} className="grid gap-4 focus-visible:outline-none">
      <div className="-mb-2">
        <PageHeading title={t`Inbox`}>
          <Trans>
            Messages of families and visitors, the most urgent first. Opening one is noted, and the
            family can see it.
          </Trans>
        </PageHeading>
      </div>
      <Counts counts={counts} />
      <InboxFilterForm
        filter={filter}
        colleagues={others}
        onFilter={(next) => setSearch(searchOf(next), { replace: true })}
      />
      <FailedQuery query={query} title={t`We couldn’t load the inbox`} />
      {threads === undefined ? (
        query.isPending && <Loading isPart />
      ) : (
        <section aria-label={t`Conversations`} tabIndex={-1} className="grid gap-3 pt-4">
          <p role="status" className={threads.length === 0 ? '' : 'sr-only'}>
            {threads.length > 0 ? (
              t`${plural(threads.length, { one: '# conversation listed', other: '# conversations listed' })}`
            ) : isFiltered(filter) ? (
              <Trans>No conversation matches.</Trans>
            ) : (
              <Trans>No one is waiting. New messages appear here by themselves.</Trans>
            )}
          </p>
          {threads.length === 0 && isFiltered(filter) && (
            <div>
              <Button look="secondary" onClick={() => setSearch(searchOf(NO_FILTER))}>
                <Trans>Show the whole queue</Trans>
              </Button>
            </div>
          )}
          <ThreadRows
            threads={threads}
            listKey={listKey}
            people={people}
            nameOf={nameOf}
            isComplete={!query.hasNextPage}
            isStale={isPlaceholderData}
          />
          {query.hasNextPage && (
            <div className="grid justify-items-center py-2">
              <Button
                look="secondary"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
              </Button>
            </div>
          )}
        </section>
      )}
      <ShortcutSwitch
        description={t`J and K go to the next and the previous conversation, Enter opens it, N shows what is new. All are off while you type.`}
      />
    </div>
  );
};

/** Removes duplicates, since a thread that moved between two requests is on two pages. */
const threadsOf = (pages: readonly InboxPage[]): readonly InboxThread[] => [
  ...new Map(
    pages.flatMap(({ threads }) => threads).map((thread) => [thread.threadId, thread]),
  ).values(),
];

/** Counts of all waiting threads, under any filter. */
const Counts = ({ counts }: { readonly counts: InboxPage['counts'] | undefined }) => {
  const { t } = useLingui();
  const entries = [
    { name: t`Waiting`, count: counts?.waiting, look: '' },
    { name: t`Words of a crisis`, count: counts?.crisis, look: 'text-danger' },
    { name: t`Past the promised time`, count: counts?.overdue, look: 'text-caution' },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {entries.map(({ name, count, look }) => (
        <div key={name} className="flex items-baseline gap-2">
          <dd
            className={`order-first min-w-4 text-xl font-semibold tabular-nums ${count === 0 ? '' : look}`}
          >
            {count === undefined ? '–' : count > MAX_COUNTED ? `${MAX_COUNTED}+` : count}
          </dd>
          <dt className="text-text-soft">{name}</dt>
        </div>
      ))}
    </dl>
  );
};
