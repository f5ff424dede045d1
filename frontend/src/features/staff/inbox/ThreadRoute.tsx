import { useParams } from 'react-router-dom';
import { StaffGate } from '../../../components/StaffGate.tsx';
import { useSession } from '../../../session/useSession.ts';
import { KeptReply } from './KeptReply.tsx';
import { Thread } from './Thread.tsx';
import { useReplyDraft } from './useReplyDraft.ts';

/** Thread page. Its URL contains the thread's id: a pseudonym, of no use without the staff role. */
export const ThreadRoute = () => {
  const { threadId = '' } = useParams();
  return <ThreadWithDraft key={threadId} threadId={threadId} />;
};

/** Holds the draft above the gate, so that it outlasts the access to the thread, the session and the role. */
const ThreadWithDraft = ({ threadId }: { readonly threadId: string }) => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const draft = useReplyDraft(user?.id, threadId);
  const isOut = session.status === 'visitor' || (user !== undefined && user.role !== 'support');
  return (
    <>
      <StaffGate needs="support">
        {({ id }) => <Thread staffId={id} threadId={threadId} draft={draft} />}
      </StaffGate>
      {isOut && <KeptReply text={draft.text} />}
    </>
  );
};
