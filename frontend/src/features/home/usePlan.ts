import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../api/subscription.query.ts';
import { useSession } from '../../session/useSession.ts';

/** What whoever is here pays for; undefined until that is known. */
export const usePlan = (): 'visitor' | 'free' | 'paid' | undefined => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const { data } = useQuery({
    ...subscriptionQuery(userId ?? ''),
    enabled: userId !== undefined,
  });
  if (session.status === 'visitor') return 'visitor';
  if (data === undefined) return undefined;
  return data.tier === 'free' ? 'free' : 'paid';
};
