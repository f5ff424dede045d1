import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { ChatDialog } from './ChatDialog.tsx';
import { ChatRows } from './ChatRows.tsx';
import { Composer } from './Composer.tsx';
import { type ChatRow, joined, pendingTurn, rowsOf } from './chat-log.ts';
import { HandedOverNote } from './HandedOverNote.tsx';
import { HandOverStep } from './HandOverStep.tsx';
import { OutsideModelNote } from './OutsideModelNote.tsx';
import { QuickQuestions } from './QuickQuestions.tsx';
import { Talk } from './Talk.tsx';
import type { OpenChat } from './useChat.ts';
import { useHistory } from './useHistory.ts';
import { usePerson } from './usePerson.ts';

interface ConversationProps {
  /** Id of a family; null for a visitor, and for our staff. */
  readonly userId: string | null;
  readonly chat: OpenChat;
}

export const Conversation = ({ userId, chat }: ConversationProps) => {
  const { t } = useLingui();
  const greeting = useId();
  const history = useHistory(userId);
  const { entries } = history;
  const { openedAt, turns, pending, about, handedOver } = chat.snapshot.context;
  const rows = useMemo(
    () => rowsOf(joined(entries, { turns, pending }), openedAt),
    [entries, turns, pending, openedAt],
  );
  const underWay = useMemo(() => pending && pendingTurn(entries, pending), [entries, pending]);
  const shown = [
    ...rows.flatMap((row) => (row.kind === 'turn' ? [row.turn] : [])),
    ...(underWay === null ? [] : [underWay]),
  ];
  const person = usePerson({ userId, chat, turns: shown });
  const isFresh = !history.isLoading && rows.length <= 1 && pending === null;
  if (about !== null && chat.snapshot.hasTag('person'))
    return (
      <ChatDialog>
        {handedOver === null ? (
          <HandOverStep chat={chat} chatMessageId={about} turns={shown} />
        ) : (
          <HandedOverNote chat={chat} handedOver={handedOver} />
        )}
      </ChatDialog>
    );
  return (
    <ChatDialog greeting={greeting}>
      {history.isLoading ? (
        <div className="grow overflow-hidden p-4">
          <Loading isPart />
        </div>
      ) : (
        <Talk history={history} latest={latestOf(rows, chat)}>
          <FailedQuery query={history.query} title={t`We couldn’t load your earlier messages`} />
          <ChatRows
            rows={rows}
            underWay={underWay}
            greeting={greeting}
            userId={userId}
            chat={chat}
            person={person}
          />
          {isFresh && <QuickQuestions chat={chat} />}
        </Talk>
      )}
      <Composer chat={chat} />
      <p className="px-4 pb-3 text-sm text-text-soft">
        <Trans>AI responses are not medical advice.</Trans>
        {userId !== null && <OutsideModelNote userId={userId} />}
      </p>
    </ChatDialog>
  );
};

/** Key of the newest message, and whether it has its answer. */
const latestOf = (rows: readonly ChatRow[], { snapshot }: OpenChat): string => {
  const { pending, sentences } = snapshot.context;
  if (pending === null) return rows.at(-1)?.id ?? '';
  return `${pending.key} ${[...snapshot.tags].join(' ')} ${sentences.length}`;
};
