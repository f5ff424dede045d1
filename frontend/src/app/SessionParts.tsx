import { useLocation } from 'react-router-dom';
import { useLatched } from '../components/useLatched.ts';
import { NetworkNote } from '../live/NetworkNote.tsx';
import { isForm } from '../session/redirect.ts';
import { useSession } from '../session/useSession.ts';
import { LazyPart } from './LazyPart.tsx';
import { lazyParts } from './pages.tsx';

/**
 * Parts that only sessions need: loaded at the first sign of one, and ahead of it on the pages for
 * signing in. The status page is live for visitors too. Without a live connection, the loss of the
 * network is shown all the same.
 */
export const SessionParts = () => {
  const { pathname } = useLocation();
  const isLikely = useSession().status !== 'visitor';
  const isWatched = useLatched(isLikely || isForm(pathname));
  const isLive = useLatched(isLikely || pathname === '/status');
  return (
    <>
      {isLive ? (
        <LazyPart load={lazyParts.liveConnection} meanwhile={<NetworkNote />} />
      ) : (
        <NetworkNote />
      )}
      {isWatched && <LazyPart load={lazyParts.sessionWatch} />}
    </>
  );
};
