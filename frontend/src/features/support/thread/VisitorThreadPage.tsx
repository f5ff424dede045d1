import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ClosedThread } from './ClosedThread.tsx';
import { MailedLink } from './MailedLink.tsx';
import { codeIn, THREAD_PATH, threadIn, visitorThreadPath } from './thread-link.ts';
import { VisitorsThread } from './VisitorsThread.tsx';

/** Where the link in a visitor’s mail leads. The code leaves the address at once. */
export const VisitorThreadPage = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const threadId = threadIn(hash);
  const [code, setCode] = useState(codeIn(hash));

  useEffect(() => {
    const mailed = codeIn(hash);
    if (mailed === undefined) return;
    setCode(mailed);
    void navigate(THREAD_PATH, { replace: true });
  }, [hash, navigate]);

  const open = (opened: string) => {
    setCode(undefined);
    void navigate(visitorThreadPath(opened), { replace: true });
  };
  if (threadId !== undefined)
    return <VisitorsThread key={threadId} threadId={threadId} onMoved={open} />;
  return code === undefined ? (
    <ClosedThread />
  ) : (
    <MailedLink key={code} code={code} onOpen={open} />
  );
};
