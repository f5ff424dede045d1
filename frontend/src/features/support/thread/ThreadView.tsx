import type { Thread } from '@hearthway/domain/support/support.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowLeft } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { LongList } from '../../../components/LongList.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { VISITOR } from '../../../session/draft-store.ts';
import { ThreadStatus } from '../ThreadStatus.tsx';
import { TOPIC_WORDS } from '../topic-words.ts';
import { MessageCard } from './MessageCard.tsx';
import { NewMessages } from './NewMessages.tsx';
import { ReplyForm } from './ReplyForm.tsx';

/** From as many messages on, a button leads past them. */
const LONG = 6;

/** Pixels of a message of a few lines. */
const USUAL_HEIGHT = 150;

interface ThreadViewProps {
  /** The family, or `VISITOR`. */
  readonly reader: string;
  readonly thread: Thread;
  /** The answer that holds it. */
  readonly memory: object | undefined;
}

/** A conversation: its messages, the oldest first, and the form below them. */
export const ThreadView = ({ reader, thread, memory }: ThreadViewProps) => {
  const { i18n, t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () => thread.messages.map((message) => ({ ...message, id: message.messageId })),
    [thread.messages],
  );
  const day = i18n.date(thread.openedAt, { dateStyle: 'long' });
  const toEnd = () => end.current?.querySelector('textarea')?.focus();
  return (
    <ReadingPage>
      {reader !== VISITOR && (
        <p className="mb-2 print:hidden">
          <Link to="/support/contact" className="touch inline-flex items-center gap-2">
            <ArrowLeft aria-hidden className="size-4 shrink-0" />
            <Trans>All conversations</Trans>
          </Link>
        </p>
      )}
      <PageHeading title={thread.subject ?? t`Your conversation with us`}>
        <Trans>
          {i18n._(TOPIC_WORDS[thread.topic])}, since {day}
        </Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        <ThreadStatus thread={thread} />
        {thread.messages.length >= LONG && (
          <div className="print:hidden">
            <Button look="secondary" onClick={toEnd}>
              <ArrowDown aria-hidden className="size-4" />
              <Trans>Go to the newest message</Trans>
            </Button>
          </div>
        )}
        <NewMessages messages={thread.messages} />
        <LongList items={items} usualHeight={USUAL_HEIGHT} gap={16} isComplete memory={memory}>
          {(message) => <MessageCard message={message} />}
        </LongList>
        <div ref={end}>
          <ReplyForm reader={reader} thread={thread} />
        </div>
      </div>
    </ReadingPage>
  );
};
