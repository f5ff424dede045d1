import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Loading } from '../../components/Loading.tsx';
import { type Session, useSession } from '../../session/useSession.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { Conversation } from './Conversation.tsx';
import { chatWindow } from './shared/chat-window.ts';
import { useChat } from './useChat.ts';

/** Assistant for the current person, whose messages are shown to no one else. */
export const Chat = () => {
  const { t } = useLingui();
  const session = useSession();
  const isOpen = useSyncExternalStore(chatWindow.subscribe, chatWindow.isOpen);
  const userId = familyOf(session);
  useCloseForOthers(userId);
  if (userId !== undefined) return <PersonsChat key={userId} userId={userId} />;
  if (!isOpen) return null;
  return (
    <ChatDialog>
      <div className="p-4">
        {session.status === 'unreachable' ? (
          <LoadFailed
            title={t`We can’t open the chat right now`}
            error={session.error}
            onRetry={session.retry}
            isRetrying={false}
          />
        ) : (
          <Loading isPart />
        )}
      </div>
    </ChatDialog>
  );
};

const PersonsChat = ({ userId }: { readonly userId: string | null }) => {
  const chat = useChat(userId);
  return chat.snapshot.matches({ window: 'open' }) ? (
    <Conversation userId={userId} chat={chat} />
  ) : null;
};

/** Id of a family; null for a visitor and for our staff, undefined until known. */
const familyOf = (session: Session): string | null | undefined => {
  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return undefined;
    case 'visitor':
      return null;
    case 'signed-in':
      return session.user.role === 'family' ? session.user.id : null;
  }
};

/** Closes the window when a session ends or begins: the page shows the next step. */
const useCloseForOthers = (userId: string | null | undefined): void => {
  const last = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    if (last.current !== undefined && last.current !== userId) chatWindow.close();
    last.current = userId;
  }, [userId]);
};
