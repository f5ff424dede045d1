import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatRow, ShownTurn } from './chat-log.ts';
import { Greeting } from './Greeting.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { TurnView } from './TurnView.tsx';
import type { OpenChat } from './useChat.ts';
import type { Person } from './usePerson.ts';

interface ChatRowsProps {
  readonly rows: readonly ChatRow[];
  /** Message that waits for its answer. */
  readonly underWay: ShownTurn | null;
  /** Id for the last greeting. */
  readonly greeting: string;
  /** Id of a family; null for a visitor, and for our staff. */
  readonly userId: string | null;
  readonly chat: OpenChat;
  readonly person: Person;
}

/**
 * Messages, which are announced if they arrive while the window is open. A row stays the same element once
 * its message is sent, so that each sentence is announced only once.
 */
export const ChatRows = ({ rows, underWay, greeting, userId, chat, person }: ChatRowsProps) => {
  const { t } = useLingui();
  const [newestAtFirst] = useState(rows.at(-1)?.id);
  const lastGreeting = rows.findLast(({ kind }) => kind === 'greeting');
  const firstNew = rows.findIndex(({ id }) => id === newestAtFirst) + 1;
  const ofTurns = { underWay, userId, chat, person };
  const draw = (isNew: boolean) => (row: ChatRow) =>
    row.kind === 'greeting' ? (
      <Greeting key={row.id} id={row === lastGreeting ? greeting : undefined} at={row.at} />
    ) : (
      <TurnView key={row.id} turn={row.turn} isNew={isNew} {...ofTurns} />
    );
  const last: readonly ChatRow[] =
    underWay === null ? [] : [{ kind: 'turn', id: underWay.key, turn: underWay }];
  return (
    <>
      {rows.slice(0, firstNew).map(draw(false))}
      <div role="log" aria-label={t`New messages`} className="flex flex-col gap-4 empty:hidden">
        {[...rows.slice(firstNew), ...last].map(draw(true))}
      </div>
      {underWay !== null && <PendingMessage turn={underWay} chat={chat} person={person} />}
    </>
  );
};
