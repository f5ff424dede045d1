import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatRow } from './chat-log.ts';
import { Greeting } from './Greeting.tsx';
import { OwnMessage } from './OwnMessage.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { TurnView } from './TurnView.tsx';
import type { OpenChat } from './useChat.ts';

interface ChatRowsProps {
  readonly rows: readonly ChatRow[];
  /** Id for the last greeting. */
  readonly greeting: string;
  /** A family; null for a visitor, and for our staff. */
  readonly userId: string | null;
  readonly chat: OpenChat;
}

/** The messages: those that come while the window is open are announced, each answer once. */
export const ChatRows = ({ rows, greeting, userId, chat }: ChatRowsProps) => {
  const { t } = useLingui();
  const [newestAtFirst] = useState(rows.at(-1)?.id);
  const lastGreeting = rows.findLast(({ kind }) => kind === 'greeting');
  const firstNew = rows.findIndex(({ id }) => id === newestAtFirst) + 1;
  const { pending } = chat.snapshot.context;
  const draw = (isNew: boolean) => (row: ChatRow) =>
    row.kind === 'greeting' ? (
      <Greeting key={row.id} id={row === lastGreeting ? greeting : undefined} at={row.at} />
    ) : (
      <TurnView key={row.id} turn={row.turn} isNew={isNew} userId={userId} chat={chat} />
    );
  return (
    <>
      {rows.slice(0, firstNew).map(draw(false))}
      <div role="log" aria-label={t`New messages`} className="flex flex-col gap-4 empty:hidden">
        {rows.slice(firstNew).map(draw(true))}
        {pending !== null && (
          <div key={pending.key} data-row className="grid gap-4">
            <OwnMessage text={pending.message} at={pending.sentAt} />
          </div>
        )}
      </div>
      <PendingMessage chat={chat} />
    </>
  );
};
