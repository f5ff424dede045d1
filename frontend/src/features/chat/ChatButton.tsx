import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Floating } from '../../components/floating/Floating.tsx';
import { usePartOnOpen } from '../../components/usePartOnOpen.ts';
import { withCatalogs } from '../../i18n/load-catalog.ts';
import { chatWindow } from './shared/chat-window.ts';

const loadChat = async () => (await withCatalogs(import('./Chat.tsx'), 'chat')).Chat;

const isClosed = () => false;

/** Button on every page, at the lower right. An opened conversation continues while the window is closed. */
export const ChatButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useSyncExternalStore(chatWindow.subscribe, chatWindow.isOpen, isClosed);
  const { Part: Chat, isBroken } = usePartOnOpen({
    isOpen,
    load: loadChat,
    onBroken: chatWindow.close,
  });
  return (
    <>
      <Floating name="chat" side="end" button={button}>
        <p role="alert" className="mb-2 rounded-soft bg-caution-wash px-4 py-2 empty:hidden">
          {isBroken && <Trans>We couldn’t load the chat. Please try again.</Trans>}
        </p>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onClick={chatWindow.open}
          className="touch ms-auto flex cursor-pointer items-center justify-center rounded-full border border-accent bg-accent text-on-accent shadow-soft transition-colors hover:bg-accent-strong"
        >
          <MessageCircle aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Open AI Support Chat</Trans>
          </span>
        </button>
      </Floating>
      {Chat && <Chat />}
    </>
  );
};
