import { useLocation } from 'react-router-dom';
import { withCatalogs } from '../i18n/load-catalog.ts';
import { useSession } from '../session/useSession.ts';
import { Later } from './Later.tsx';
import { useEver } from './useEver.ts';

const loadLive = async () => (await import('../live/LiveConnection.tsx')).LiveConnection;
const loadSessionWatch = async () =>
  (await withCatalogs(import('../features/account/SessionWatch.tsx'), 'session')).SessionWatch;

/**
 * What a session needs on every page, and a visitor does not: it comes with the first sign of one.
 * The state of the service is told live to everybody.
 */
export const SessionParts = () => {
  const isStatus = useLocation().pathname === '/status';
  const isLikely = useSession().status !== 'visitor';
  const hasBegun = useEver(isLikely);
  const isLive = useEver(isLikely || isStatus);
  return (
    <>
      {isLive && <Later load={loadLive} />}
      {hasBegun && <Later load={loadSessionWatch} />}
    </>
  );
};
