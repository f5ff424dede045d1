import { AnswerView } from './AnswerView.tsx';
import type { ShownTurn } from './chat-log.ts';
import { OwnMessage } from './OwnMessage.tsx';
import { Unanswered } from './Unanswered.tsx';
import type { OpenChat } from './useChat.ts';

interface TurnViewProps {
  readonly turn: ShownTurn;
  /** It came while the window was open. */
  readonly isNew: boolean;
  /** A family; null for a visitor, and for our staff. */
  readonly userId: string | null;
  readonly chat: OpenChat;
}

/** A message and its answer. */
export const TurnView = ({ turn, isNew, userId, chat }: TurnViewProps) => (
  <div data-row className="grid gap-4">
    <OwnMessage text={turn.message} at={turn.sentAt} />
    {turn.answer === null ? (
      <Unanswered turn={turn} chat={chat} />
    ) : (
      <AnswerView turn={turn} answer={turn.answer} isNew={isNew} userId={userId} />
    )}
  </div>
);
