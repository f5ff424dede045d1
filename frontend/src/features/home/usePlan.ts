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
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const query = useQuery({
    ...subscriptionQuery(userId ?? ''),
    enabled: userId !== undefined,
  });
  if (session.status === 'visitor') return { plan: 'visitor', query };
  if (query.data === undefined) return { plan: undefined, query };
  return { plan: query.data.tier === 'free' ? 'free' : 'paid', query };
};
