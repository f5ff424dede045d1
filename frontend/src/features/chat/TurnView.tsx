import { AnswerView } from './AnswerView.tsx';
import type { ShownTurn } from './chat-log.ts';
import { answerSoFar } from './chat-turns.ts';
import { OwnMessage } from './OwnMessage.tsx';
import { Unanswered } from './Unanswered.tsx';
import type { OpenChat } from './useChat.ts';
import type { Person } from './usePerson.ts';

interface TurnViewProps {
  readonly turn: ShownTurn;
  /** Message that waits for its answer. */
  readonly underWay: ShownTurn | null;
  /** Whether it arrived while the window was open. */
  readonly isNew: boolean;
  /** Id of a family; null for a visitor, and for our staff. */
  readonly userId: string | null;
  readonly chat: OpenChat;
  readonly person: Person;
}

export const TurnView = ({ turn, underWay, isNew, userId, chat, person }: TurnViewProps) => {
  const isUnderWay = turn === underWay;
  const { sentences } = chat.snapshot.context;
  const answer =
    isUnderWay && sentences.length > 0 ? answerSoFar(sentences, turn.sentAt) : turn.answer;
  return (
    <div data-row className="grid gap-4">
      <OwnMessage text={turn.message} at={turn.sentAt} />
      {answer === null
        ? !isUnderWay && <Unanswered turn={turn} chat={chat} person={person} />
        : null}
      {answer !== null && (
        <AnswerView
          turn={turn}
          answer={answer}
          isComplete={!isUnderWay}
          isNew={isNew}
          userId={userId}
          person={person}
        />
      )}
    </div>
  );
};
