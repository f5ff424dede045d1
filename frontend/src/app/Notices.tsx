import { useSyncExternalStore } from 'react';
import { keptInsurance } from '../session/kept-insurance.ts';
import { keptLessons } from '../session/kept-lessons.ts';
import { useSession } from '../session/useSession.ts';
import { visitorData } from '../session/visitor-data.ts';
import { LazyPart } from './LazyPart.tsx';
import { lazyParts } from './pages.tsx';
import { SessionEnded } from './SessionEnded.tsx';

/**
 * Below the header of every page. Most people have nothing to be reminded of, and load only what works
 * unseen.
 */
export const Notices = () => {
  const session = useSession();
  const isUnsettled = useSyncExternalStore(visitorData.subscribe, hasUnsettled, () => false);
  if (session.status === 'visitor')
    return (
      <>
        <SessionEnded />
        <LazyPart load={lazyParts.countVisits} />
      </>
    );
  if (session.status !== 'signed-in') return null;
  const { deletionDueAt, role } = session.user;
  return (
    <>
      {role === 'support' && <LazyPart load={lazyParts.crisisAlarm} />}
      {deletionDueAt !== null && (
        <LazyPart load={lazyParts.accountNotices} meanwhile={<RoomForNotice />} />
      )}
      {isUnsettled && <LazyPart load={lazyParts.visitorDataOffer} />}
      {keptLessons.hasVisitors() && <LazyPart load={lazyParts.visitorLessons} />}
      {role === 'family' && keptInsurance.hasSteps() && <LazyPart load={lazyParts.visitorSteps} />}
      <LazyPart load={lazyParts.familyParts} />
    </>
  );
};

/** As tall as one line, so that the page stays where it is. */
const RoomForNotice = () => (
  <div className="border-b border-line bg-caution-wash py-1.5 max-sm:pt-3">
    <span className="touch block" />
  </div>
);

const hasUnsettled = () => visitorData.read()?.owner?.isSettled === false;
