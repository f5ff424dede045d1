import { type Draft, useDraftOf } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';
import { VISITOR } from '../thread.queries.ts';

/**
 * The draft of a message. A visitor’s is kept too, in this tab: the browser opens the conversation
 * itself to anyone who sits at it. It must not replace the drafts of an account that is signed in.
 */
export const useThreadDraft = (reader: string, threadId: string): Draft => {
  const session = useSession();
  const isOwner = reader !== VISITOR || session.status === 'visitor';
  return useDraftOf(isOwner ? reader : undefined, `thread-${threadId}`);
};
