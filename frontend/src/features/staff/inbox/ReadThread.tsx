import type { StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { RENEWED_BELOW_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { minutesLeft } from '../timeline/grant.ts';
import { RenewGrant } from '../timeline/RenewGrant.tsx';
import { useLookEnd } from '../useLookEnd.ts';
import { useNow } from '../useNow.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { AddThreadNote } from './AddThreadNote.tsx';
import { type ThreadReading, threadQuery } from './inbox.query.ts';
import { MergeThread } from './MergeThread.tsx';
import { Messages } from './Messages.tsx';
import { PeopleHere } from './PeopleHere.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { replyField } from './reply-field.ts';
import { ThreadActions } from './ThreadActions.tsx';
import { ThreadAround } from './ThreadAround.tsx';
import { ThreadFacts } from './ThreadFacts.tsx';
import { ThreadNotices } from './ThreadNotices.tsx';
import { ToInbox } from './ToInbox.tsx';
import { useColleagues } from './useColleagues.ts';
import { useInboxPlace } from './useInboxPlace.ts';
import type { ReplyDraft } from './useReplyDraft.ts';
import { useThreadCommand } from './useThreadCommand.ts';

interface ReadThreadProps {
  readonly reading: ThreadReading;
  readonly thread: StaffThread;
  readonly draft: ReplyDraft;
}

/** Opened thread: its sender, its messages, and the actions of staff. */
export const ReadThread = ({ reading, thread, draft }: ReadThreadProps) => {
  const { t } = useLingui();
  const { staffId, threadId } = reading;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { others: colleagues, nameOf } = useColleagues(staffId);
  const people = useInboxPlace({
    threadId,
    staffId,
    onMoved: () => void queryClient.invalidateQueries(threadQuery(reading)),
  });
  const { send, pending } = useThreadCommand(reading);
  useLookEnd(thread.grantUntil, () => void queryClient.invalidateQueries(threadQuery(reading)));
  const [dialog, setDialog] = useState<'note' | 'merge'>();
  const { status, assignedTo } = thread;
  const isOpen = status === 'waiting' || status === 'answered';
  const assign = (to: string | null) => send({ command: 'assign', body: { staffId: to } });
  const close = () => send({ command: isOpen ? 'resolve' : 'reopen' });
  useShortcuts({
    r: () => replyField()?.focus(),
    n: () => setDialog('note'),
    a: () => assign(assignedTo === staffId ? null : staffId),
    e: close,
    u: () => void navigate('/staff/inbox'),
  });
  return (
    <>
      <ToolPage
        heading={
          <div>
            <div className="mb-2 -ms-3">
              <ToInbox />
            </div>
            <PageHeading title={thread.subject ?? t`A conversation whose words are gone`} />
          </div>
        }
        tools={<ThreadFacts thread={thread} />}
        offers={
          <div className="grid gap-4">
            <ThreadActions
              thread={thread}
              staffId={staffId}
              colleagues={colleagues}
              pending={pending}
              onAssign={assign}
              onClose={close}
              onNote={() => setDialog('note')}
              onMerge={() => setDialog('merge')}
            />
            <ThreadAround thread={thread} nameOf={nameOf} />
            <ShortcutSwitch
              description={t`R replies, N adds a note, A assigns the conversation to you, E resolves or reopens it, U goes back to the inbox. All are off while you type.`}
            />
          </div>
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <GrantLine until={thread.grantUntil} />
          <ThreadNotices thread={thread} />
          <Messages thread={thread} nameOf={nameOf} />
          <div role="status">
            <PeopleHere people={people} nameOf={nameOf} />
          </div>
          <ReplyForm reading={reading} thread={thread} draft={draft} nameOf={nameOf} />
        </div>
      </ToolPage>
      {dialog === 'note' && (
        <AddThreadNote reading={reading} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'merge' && (
        <MergeThread reading={reading} thread={thread} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
};

/** Note that the family is informed of the access, and when it ends (ISO). */
const GrantLine = ({ until }: { readonly until: string }) => {
  const minutes = minutesLeft(until, useNow());
  return (
    <div
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-soft bg-accent-wash px-4 py-2"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <strong>
          <Trans>The family can see that you looked.</Trans>
        </strong>{' '}
        <Plural
          value={minutes}
          one="You have # more minute of access."
          other="You have # more minutes of access."
        />
      </p>
      <RenewGrant offeredAt={RENEWED_BELOW_MINUTES} />
    </div>
  );
};
