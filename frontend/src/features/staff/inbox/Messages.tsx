import type { StaffMessage, StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MailX, Siren, StickyNote } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { LongList } from '../../../components/LongList.tsx';
import { entriesOf, type ThreadEntry } from './thread-entries.ts';
import { CRISIS } from './thread-words.ts';

interface MessagesProps {
  readonly thread: StaffThread;
  readonly nameOf: (staffId: string) => string;
}

/** Entries shown before "Show earlier": most threads are shorter. */
const SHOWN_AT_FIRST = 20;
/** Pixels: a message of average length. */
const USUAL_HEIGHT = 140;
const GAP = 12;

/** Messages and notes in order of time, the newest last, next to the reply. */
export const Messages = ({ thread, nameOf }: MessagesProps) => {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const { messages, notes } = thread;
  const entries = useMemo(() => entriesOf({ messages, notes }), [messages, notes]);
  const hidden = isWhole ? 0 : Math.max(0, entries.length - SHOWN_AT_FIRST);
  const shown = useMemo(() => entries.slice(hidden), [entries, hidden]);
  return (
    <section aria-label={t`Messages`} tabIndex={-1} className="grid grid-cols-1 gap-3">
      {hidden > 0 && (
        <div className="grid justify-items-center">
          <Button look="secondary" onClick={() => setIsWhole(true)}>
            <Plural value={hidden} one="Show # earlier entry" other="Show # earlier entries" />
          </Button>
        </div>
      )}
      <LongList
        items={shown}
        usualHeight={USUAL_HEIGHT}
        gap={GAP}
        isComplete={hidden === 0}
        memory={undefined}
      >
        {(entry) => <Entry entry={entry} thread={thread} nameOf={nameOf} />}
      </LongList>
    </section>
  );
};

interface EntryProps extends MessagesProps {
  readonly entry: ThreadEntry;
}

const Entry = ({ entry, thread, nameOf }: EntryProps) => {
  const { i18n } = useLingui();
  const time = (
    <time dateTime={entry.at} className="tabular-nums">
      {i18n.date(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
  if (entry.kind === 'note')
    return (
      <article className="rounded-soft border border-line-strong border-dashed bg-sunken px-4 py-3">
        <p className="mb-1 flex flex-wrap items-center gap-x-3 text-sm text-text-soft">
          <span className="inline-flex items-center gap-1 font-semibold">
            <StickyNote aria-hidden className="size-4" />
            <Trans>Internal note</Trans>
          </span>
          <span>{nameOf(entry.staffId)}</span>
          {time}
        </p>
        <Words text={entry.note} />
      </article>
    );
  const { message } = entry;
  const isOurs = message.by === 'support';
  const side = isOurs
    ? 'border-accent ms-4 sm:ms-10 border-s-4'
    : 'border-line-strong me-4 sm:me-10 border-s-4';
  return (
    <article className={`rounded-soft border bg-raised px-4 py-3 ${side}`}>
      <p className="mb-1 flex flex-wrap items-center gap-x-3 text-sm text-text-soft">
        <span className="font-semibold text-text">
          {isOurs ? (
            <Trans>Support ({message.staffId === null ? '–' : nameOf(message.staffId)})</Trans>
          ) : (
            (thread.name ?? <Trans>The sender</Trans>)
          )}
        </span>
        {time}
        <Way message={message} />
      </p>
      {message.crisis !== null && (
        <p className="mb-1 flex items-center gap-2 font-semibold text-danger">
          <Siren aria-hidden className="size-5 shrink-0" />
          {i18n._(CRISIS[message.crisis])}
        </p>
      )}
      <div lang={thread.language}>
        <Words text={message.text} />
      </div>
      {message.isBounced && (
        <p className="mt-2 flex items-center gap-2 text-sm font-semibold text-caution">
          <MailX aria-hidden className="size-4 shrink-0" />
          <Trans>The email with this answer could not be delivered</Trans>
        </p>
      )}
    </article>
  );
};

const Way = ({ message: { via } }: { readonly message: Pick<StaffMessage, 'via'> }) => {
  switch (via) {
    case 'mail':
      return <Trans>by email</Trans>;
    case 'chat':
      return <Trans>from the chat</Trans>;
    case 'form':
    case 'page':
      return null;
  }
};

/** Original text; null once it is no longer stored. */
const Words = ({ text }: { readonly text: string | null }) =>
  text === null ? (
    <p className="text-text-soft italic">
      <Trans>These words are no longer kept.</Trans>
    </p>
  ) : (
    <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
  );
