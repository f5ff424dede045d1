import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { CrisisLine } from '../../components/CrisisLine.tsx';
import { Bubble } from './Bubble.tsx';
import type { ShownTurn } from './chat-log.ts';
import { TalkToPerson } from './TalkToPerson.tsx';
import { Trouble } from './Trouble.tsx';
import type { OpenChat } from './useChat.ts';
import type { Person } from './usePerson.ts';

interface PendingMessageProps {
  readonly turn: ShownTurn;
  readonly chat: OpenChat;
  readonly person: Person;
}

/** Status below a message that has no answer yet. */
export const PendingMessage = ({ turn, chat: { snapshot, send }, person }: PendingMessageProps) => {
  const isOffline = snapshot.hasTag('offline');
  return (
    <>
      <p role="status" className="text-text-soft empty:hidden">
        {snapshot.hasTag('thinking') && <Trans>Thinking...</Trans>}
      </p>
      <div role="alert" className="grid empty:hidden">
        {(isOffline || snapshot.hasTag('failed')) && (
          <Bubble look="assistant" at={turn.sentAt}>
            {isOffline && !navigator.onLine ? (
              <>
                <p>
                  <Trans>You’re offline. Your message goes out when you’re back.</Trans>
                </p>
                <CrisisLine />
              </>
            ) : (
              <Trouble error={snapshot.context.error} />
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button look="secondary" onClick={() => send({ type: 'retry' })}>
                <Trans>Try again</Trans>
              </Button>
              <TalkToPerson turn={turn} person={person} isProminent />
            </div>
          </Bubble>
        )}
      </div>
    </>
  );
};
