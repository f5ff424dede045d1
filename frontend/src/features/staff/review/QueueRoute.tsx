import {
  FEEDBACK_LISTS,
  type FeedbackList,
} from '@hearthway/domain/feedback/feedback.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { Select } from '../../../components/Select.tsx';
import { StaffGate } from '../../../components/StaffGate.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { useShortcuts } from '../useShortcuts.ts';
import { QueueRow } from './QueueRow.tsx';
import { queueQuery } from './review.query.ts';
import { LISTS } from './review-words.ts';

export const QueueRoute = () => (
  <StaffGate needs="support">
    {({ id }) => (
      <ToolPage>
        <Queue staffId={id} />
      </ToolPage>
    )}
  </StaffGate>
);

const listIn = (search: URLSearchParams): FeedbackList =>
  FEEDBACK_LISTS.find((list) => list === search.get('list')) ?? 'waiting';

/** Feedback in one state, crisis words first. Single letters move the focus along the links. */
const Queue = ({ staffId }: { readonly staffId: string }) => {
  const { i18n, t } = useLingui();
  const root = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useSearchParams();
  const list = listIn(search);
  const query = useQuery(queueQuery(staffId, list));
  const move = (by: 1 | -1) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = at === -1 ? links.at(by === 1 ? 0 : -1) : links[at + by];
    next?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return (
    <div className="grid gap-4">
      <PageHeading title={t`Feedback and stories`}>
        <Trans>
          Words of a crisis come first, then what has waited longest. Opening one is noted, and the
          family can see it.
        </Trans>
      </PageHeading>
      <div className="max-w-xs">
        <Select
          label={t`Show`}
          value={list}
          options={FEEDBACK_LISTS.map((value) => ({ value, name: i18n._(LISTS[value]) }))}
          onChoose={(chosen) => setSearch({ list: chosen }, { replace: true })}
        />
      </div>
      <FailedQuery query={query} title={t`We couldn’t load the feedback`} />
      {query.data === undefined ? (
        query.isPending && <Loading isPart />
      ) : (
        <section aria-label={i18n._(LISTS[list])} className="grid gap-3">
          <p role="status" className="empty:hidden">
            {query.data.feedback.length === 0 && <Trans>There is nothing in this list.</Trans>}
          </p>
          <ul ref={root} className="grid gap-2">
            {query.data.feedback.map((feedback) => (
              <QueueRow key={feedback.feedbackId} feedback={feedback} />
            ))}
          </ul>
          {query.data.hasMore && (
            <p className="text-text-soft">
              <Trans>There are more: these come first.</Trans>
            </p>
          )}
        </section>
      )}
      {!query.isPending && (
        <ShortcutSwitch
          description={t`J and K go to the next and the previous feedback, Enter opens it. All are off while you type.`}
        />
      )}
    </div>
  );
};
