import { useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession.ts';
import { visitorData } from '../session/visitor-data.ts';
import { Later } from './Later.tsx';

const loadAccountNotices = async () =>
  (await import('../features/account/AccountNotices.tsx')).AccountNotices;
const loadVisitorDataOffer = async () =>
  (await import('../features/journey/VisitorDataOffer.tsx')).VisitorDataOffer;

/** Below the header of every page. Most people have nothing to be reminded of, and load nothing. */
export const Notices = () => {
  const session = useSession();
  const isUnsettled = useSyncExternalStore(visitorData.subscribe, hasUnsettled, () => false);
  if (session.status !== 'signed-in') return null;
  const { isEmailConfirmed, deletionDueAt } = session.user;
  return (
    <>
      {(!isEmailConfirmed || deletionDueAt !== null) && <Later load={loadAccountNotices} />}
      {isUnsettled && <Later load={loadVisitorDataOffer} />}
    </>
  );
};

const hasUnsettled = () => visitorData.read()?.owner?.isSettled === false;
