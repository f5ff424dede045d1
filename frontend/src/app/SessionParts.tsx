import { useLocation } from 'react-router-dom';
import { useLatched } from '../components/useLatched.ts';
import { withCatalogs } from '../i18n/load-catalog.ts';
import { NetworkNote } from '../live/NetworkNote.tsx';
import { isForm } from '../session/redirect.ts';
import { useSession } from '../session/useSession.ts';
import { LazyPart } from './LazyPart.tsx';

const loadLive = async () => (await import('../live/LiveConnection.tsx')).LiveConnection;
const loadSessionWatch = async () =>
  (await withCatalogs(import('../features/account/session/SessionWatch.tsx'), 'session'))
    .SessionWatch;

/**
 * What a session needs on every page, and a visitor does not: it comes with the first sign of one.
 * Where one is about to begin, its watch is there before. The state of the service is told live to
 * everybody. Who hears nothing live is told at least when the device has lost its network.
 */
export const SessionParts = () => {
  const { pathname } = useLocation();
  const isLikely = useSession().status !== 'visitor';
  const isWatched = useLatched(isLikely || isForm(pathname));
  const isLive = useLatched(isLikely || pathname === '/status');
  return (
    <>
      {isLive ? <LazyPart load={loadLive} meanwhile={<NetworkNote />} /> : <NetworkNote />}
      {isWatched && <LazyPart load={loadSessionWatch} />}
    </>
  );
};
