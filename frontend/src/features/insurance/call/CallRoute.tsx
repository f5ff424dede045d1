import { useSession } from '../../../session/useSession.ts';
import { CallPage } from './CallPage.tsx';

/** Page of a call to the plan, also for visitors. */
export const CallRoute = () => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const isFamily = session.status === 'signed-in' && session.user.role === 'family';
  return <CallPage key={userId} userId={userId} isFamily={isFamily} />;
};
