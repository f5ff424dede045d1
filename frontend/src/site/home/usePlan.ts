import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../api/subscription.query.ts';
import { useSession } from '../../session/useSession.ts';

interface Plan {
  /** What whoever is here pays for; undefined until that is known. */
  readonly plan: 'visitor' | 'free' | 'paid' | undefined;
  /** The call that tells. */
  readonly query: UseQueryResult<unknown>;
}

export const usePlan = (): Plan => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const query = useQuery({
    ...subscriptionQuery(user?.id ?? ''),
    enabled: user?.role === 'family',
  });
  if (session.status === 'visitor') return { plan: 'visitor', query };
  if (query.data === undefined) return { plan: undefined, query };
  return { plan: query.data.tier === 'free' ? 'free' : 'paid', query };
};
