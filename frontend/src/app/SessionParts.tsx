import { useLocation } from 'react-router-dom';
import { useLatched } from '../components/useLatched.ts';
import { NetworkNote } from '../live/NetworkNote.tsx';
import { isForm } from '../session/redirect.ts';
import { useSession } from '../session/useSession.ts';
import { HouseholdNote } from './HouseholdNote.tsx';
import { LazyPart } from './LazyPart.tsx';
import { lazyParts } from './pages.tsx';

const LIVE_FOR_VISITORS = ['/status', '/support/thread'];

/**
 * Parts that only sessions need: loaded at the first sign of one, and ahead of it on the pages for
 * signing in. Some pages are live for visitors too. Without a live connection, the loss of the
 * network is shown all the same.
 */
export const SessionParts = () => {
  const { pathname } = useLocation();
  const isLikely = useSession().status !== 'visitor';
  const isWatched = useLatched(isLikely || isForm(pathname));
  const isLive = useLatched(isLikely || LIVE_FOR_VISITORS.includes(pathname));
  return (
    <>
      <HouseholdNote />
      {isLive ? (
        <LazyPart load={lazyParts.liveConnection} meanwhile={<NetworkNote />} />
      ) : (
        <NetworkNote />
      )}
      {isWatched && <LazyPart load={lazyParts.sessionWatch} />}
    </>
  );
};
