import type { StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { PromiseLeft } from './PromiseLeft.tsx';
import { PRIORITIES, STATUSES, TOPICS } from './thread-words.ts';

export const ThreadFacts = ({ thread }: { readonly thread: StaffThread }) => {
  const { i18n, t } = useLingui();
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const gone = t`No longer kept`;
  return (
    <div className="grid gap-3 rounded-soft border border-line bg-raised p-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm lg:grid-cols-1">
        <Fact term={t`From`} isWide>
          {thread.name ?? gone}
          <span className="block font-normal">{thread.email ?? gone}</span>
          {thread.phone !== null && <span className="block font-normal">{thread.phone}</span>}
        </Fact>
        <Fact term={t({ message: 'Status', context: 'of a message to support' })}>
          {i18n._(STATUSES[thread.status])}
        </Fact>
        {thread.dueAt !== null && (
          <Fact term={t`Promised answer`}>
            <PromiseLeft dueAt={thread.dueAt} />
            <span className="block font-normal">
              {i18n.date(thread.dueAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </Fact>
        )}
        <Fact term={t`Topic`}>{i18n._(TOPICS[thread.topic])}</Fact>
        <Fact term={t`Priority`}>
          {i18n._(PRIORITIES[thread.priority])}
          {thread.hasPrioritySupport && (
            <span className="block font-normal">
              <Trans>Priority support</Trans>
            </span>
          )}
        </Fact>
        <Fact term={t`Language`}>{languages.of(thread.language)}</Fact>
      </dl>
      {thread.sender === 'family' ? (
        <Link
          to={`/staff/timeline/${thread.userId}`}
          state={{ thread: thread.threadId }}
          className={buttonClass('secondary')}
        >
          <History aria-hidden className="size-4" />
          <Trans>Open the family’s activity</Trans>
        </Link>
      ) : (
        <p className="text-sm text-text-soft">
          <Trans>Without an account: the answer goes to their email.</Trans>
        </p>
      )}
    </div>
  );
};

interface FactProps {
  readonly term: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ term, isWide = false, children }: FactProps) => (
  <div className={`min-w-0 ${isWide ? 'max-lg:col-span-2' : ''}`}>
    <dt className="text-text-soft">{term}</dt>
    <dd className="wrap-anywhere font-semibold">{children}</dd>
  </div>
);
