import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { useFocusFallback } from '../../../components/useFocusFallback.ts';
import { GrantContext } from '../timeline/grant-context.ts';
import { openThreadQuery, type ThreadReading, threadQuery } from './inbox.query.ts';
import { KeptReply } from './KeptReply.tsx';
import { ReadThread } from './ReadThread.tsx';
import { ToInbox } from './ToInbox.tsx';
import { endOfThread, type ThreadEnd } from './thread-end.ts';
import type { ReplyDraft } from './useReplyDraft.ts';

interface ThreadProps extends ThreadReading {
  readonly draft: ReplyDraft;
}

/** Opens a thread before showing any of it; its family is informed. */
export const Thread = ({ staffId, threadId, draft }: ThreadProps) => {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const reading = { staffId, threadId };
  const look = useQuery(openThreadQuery(reading));
  const query = useQuery({ ...threadQuery(reading), enabled: look.data !== undefined });
  const { data: thread } = query;
  const error = look.error ?? query.error;
  const end = endOfThread(error);
  return (
    <div ref={root} tabIndex={-1} className="focus-visible:outline-none">
      {end !== undefined ? (
        <>
          <ThreadEnded
            end={end}
            wasShown={thread !== undefined}
            onOpenAgain={() => void look.refetch()}
          />
          <KeptReply text={draft.text} />
        </>
      ) : thread !== undefined ? (
        <GrantContext
          value={{
            until: thread.grantUntil,
            isRenewing: look.isFetching,
            error: look.error,
            renew: () => void look.refetch(),
          }}
        >
          <ReadThread reading={reading} thread={thread} draft={draft} />
        </GrantContext>
      ) : error === null ? (
        <ToolPage>
          <Loading />
        </ToolPage>
      ) : (
        <div className="grid justify-items-start gap-4">
          <FailedQuery
            query={{ data: thread, error }}
            title={t`This conversation didn’t open`}
            isWholePage
          />
          <ToInbox />
        </div>
      )}
    </div>
  );
};

interface ThreadEndedProps {
  readonly end: ThreadEnd;
  /** True if the thread was on the page until now. */
  readonly wasShown: boolean;
  readonly onOpenAgain: () => void;
}

/** Reason why the thread is no longer shown, and the next step. */
const ThreadEnded = ({ end, wasShown, onOpenAgain }: ThreadEndedProps) => {
  const { t } = useLingui();
  const erased = {
    title: t`The account was deleted`,
    text: t`The family has deleted its account, and this conversation with it. There is no one to answer any more.`,
  };
  const words: Readonly<Record<ThreadEnd, { readonly title: string; readonly text: string }>> = {
    expired: {
      title: t`Your access has ended`,
      text: t`This conversation is no longer shown. Open it again to continue: that is noted again.`,
    },
    erased,
    gone: wasShown
      ? erased
      : {
          title: t`There is no such conversation`,
          text: t`The address may be mistyped, or the family has deleted its account, and its conversations with it.`,
        },
  };
  const { title, text } = words[end];
  return (
    <div role="alert" ref={focusWhenShown} tabIndex={-1}>
      <PageHeading title={title}>{text}</PageHeading>
      <div className={buttonRow}>
        {end === 'expired' && (
          <Button look="primary" onClick={onOpenAgain}>
            <Trans>Open again</Trans>
          </Button>
        )}
        <ToInbox />
      </div>
    </div>
  );
};
