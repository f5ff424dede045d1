import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { Bubble } from './Bubble.tsx';
import { TalkToPerson, Trouble } from './Trouble.tsx';
import type { OpenChat } from './useChat.ts';

/** Below a message that has no answer yet: how far it is. */
export const PendingMessage = ({ chat: { snapshot, send } }: { readonly chat: OpenChat }) => {
  const { pending, sentences, error } = snapshot.context;
  const isOffline = snapshot.hasTag('offline');
  const retry = () => send({ type: 'retry' });
  return (
    <>
      {sentences.length > 0 && (
        // The whole answer is announced once it is there.
        <div aria-hidden className="me-4 grid gap-2 rounded-soft border border-line px-3 py-2">
          {sentences.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only grow in number.
            <p key={at} dir="auto">
              {text}
            </p>
          ))}
        </div>
      )}
      <p role="status" className="text-text-soft empty:hidden">
        {snapshot.hasTag('thinking') && <Trans>Thinking...</Trans>}
      </p>
      <div role="alert" className="grid empty:hidden">
        {pending !== null && (isOffline || snapshot.hasTag('failed')) && (
          <Bubble look="assistant" at={pending.sentAt}>
            {isOffline && !navigator.onLine ? (
              <p>
                <Trans>You’re offline. Your message goes out when you’re back.</Trans>
              </p>
            ) : (
              <Trouble error={error} />
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button look="secondary" onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
              <TalkToPerson />
            </div>
          </Bubble>
        )}
      </div>
    </>
  );
};
