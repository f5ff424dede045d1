import { useSession } from '../../../session/useSession.ts';
import { PlanPage } from './PlanPage.tsx';

export const PlanRoute = () => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  return <PlanPage key={userId} userId={userId} />;
};
