import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { newKey } from '../../api/api.ts';
import { Button } from '../../components/Button.tsx';
import { Bubble } from './Bubble.tsx';
import type { ShownTurn } from './chat-log.ts';
import { isOfServer } from './chat-memory.ts';
import { TalkToPerson } from './TalkToPerson.tsx';
import { Trouble } from './Trouble.tsx';
import type { OpenChat } from './useChat.ts';
import type { Person } from './usePerson.ts';

/** Time for which an answer may still be under way, in another tab too. */
const PATIENCE_MS = 60_000;

interface UnansweredProps {
  readonly turn: ShownTurn;
  readonly chat: OpenChat;
  readonly person: Person;
}

/** Message without an answer: it failed, or its answer is still under way. */
export const Unanswered = ({ turn, chat, person }: UnansweredProps) => {
  const { chatMessageId, sentAt, message } = turn;
  const left = isOfServer(chatMessageId) ? Date.parse(sentAt) + PATIENCE_MS - Date.now() : 0;
  const isUnderWay = useUntilOver(left);
  if (isUnderWay)
    return (
      <p className="text-text-soft">
        <Trans>Thinking...</Trans>
      </p>
    );
  const ask = (text: string) =>
    chat.send({ type: 'send', message: text, key: newKey(), sentAt: new Date().toISOString() });
  return (
    <Bubble look="assistant" at={sentAt}>
      <Trouble />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {message !== null && (
          <Button
            look="secondary"
            onClick={() => ask(message)}
            isBusy={chat.snapshot.hasTag('pending')}
          >
            <Trans>Ask again</Trans>
          </Button>
        )}
        <TalkToPerson turn={turn} person={person} isProminent />
      </div>
    </Bubble>
  );
};

/** Whether time is left; updates when it has passed. */
const useUntilOver = (left: number): boolean => {
  const [isOver, setIsOver] = useState(left <= 0);
  useEffect(() => {
    if (isOver) return;
    const timer = window.setTimeout(setIsOver, left, true);
    return () => window.clearTimeout(timer);
  }, [isOver, left]);
  return !isOver;
};
