import type { InboxPeople } from '@hearthway/domain/live/live.contract.ts';
import type { InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MailX, Siren, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Ago } from '../Ago.tsx';
import { PeopleHere } from './PeopleHere.tsx';
import { PromiseLeft } from './PromiseLeft.tsx';
import { CRISIS, PRIORITIES, STATUSES, TOPICS } from './thread-words.ts';

interface ThreadRowProps {
  readonly thread: InboxThread;
  /** True if it has left the list, which shows it until the reader applies the changes. */
  readonly isGone: boolean;
  /** Colleagues who have it open. */
  readonly people: InboxPeople['people'];
  readonly nameOf: (staffId: string) => string;
  readonly onFocus: () => void;
}

const GONE = 'border-line border-dashed text-text-soft hover:border-accent';

/** Thread in the queue. It shows none of the sender's text: reading that counts as a look. */
export const ThreadRow = ({ thread, isGone, people, nameOf, onFocus }: ThreadRowProps) => {
  const { i18n } = useLingui();
  const { threadId, topic, crisis, status, dueAt, movedAt, assignedTo } = thread;
  const edge =
    crisis === null
      ? 'border-line bg-raised focus-within:border-accent hover:border-accent'
      : 'border-danger border-s-8 bg-danger-wash';
  return (
    <div
      className={`relative grid gap-x-6 gap-y-1 rounded-soft border px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] ${isGone ? GONE : edge}`}
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/staff/inbox/${threadId}`}
            data-thread={threadId}
            onFocus={onFocus}
            className="touch inline-flex scroll-mt-16 items-center font-semibold after:absolute after:inset-0"
          >
            {i18n._(TOPICS[topic])}
          </Link>
          <Marks thread={thread} />
        </p>
        {crisis !== null && (
          <p className="flex items-center gap-2 font-semibold text-danger">
            <Siren aria-hidden className="size-5 shrink-0" />
            {i18n._(CRISIS[crisis])}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-soft">
          <span>
            <Plural value={thread.messages} one="# message" other="# messages" />
          </span>
          <span>
            <Trans>
              Last change <Ago at={movedAt} />
            </Trans>
          </span>
          <span className="inline-flex items-center gap-1">
            <UserRound aria-hidden className="size-4" />
            {assignedTo === null ? <Trans>Not assigned</Trans> : nameOf(assignedTo)}
          </span>
        </p>
        <PeopleHere people={people} nameOf={nameOf} />
      </div>
      <p className="md:pt-2 md:text-end">
        {isGone ? (
          <Trans>No longer in this list</Trans>
        ) : dueAt === null ? (
          i18n._(STATUSES[status])
        ) : (
          <PromiseLeft dueAt={dueAt} />
        )}
      </p>
    </div>
  );
};

const Marks = ({ thread }: { readonly thread: InboxThread }) => {
  const { i18n, t } = useLingui();
  const { priority, urgency, language, sender, channel, isBounced } = thread;
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  return (
    <>
      {priority !== 'normal' && (
        <Mark tone={priority === 'high' ? 'strong' : 'plain'}>{i18n._(PRIORITIES[priority])}</Mark>
      )}
      {urgency === '2' && (
        <Mark tone="strong">
          <Trans>Priority support</Trans>
        </Mark>
      )}
      <Mark>{languages.of(language)}</Mark>
      {sender === 'visitor' && (
        <Mark>
          <Trans>Without an account</Trans>
        </Mark>
      )}
      {channel === 'chat' && (
        <Mark>
          <Trans>From the chat</Trans>
        </Mark>
      )}
      {isBounced && (
        <Mark tone="caution">
          <MailX aria-hidden className="size-4" />
          {t`Email not delivered`}
        </Mark>
      )}
    </>
  );
};

const TONES = {
  plain: 'border border-line text-text-soft',
  strong: 'bg-accent-wash text-text font-semibold',
  caution: 'bg-caution-wash text-caution font-semibold',
} as const;

interface MarkProps {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
}

const Mark = ({ tone = 'plain', children }: MarkProps) => (
  <span
    className={`inline-flex items-center gap-1 rounded-soft px-2 py-0.5 text-sm ${TONES[tone]}`}
  >
    {children}
  </span>
);
