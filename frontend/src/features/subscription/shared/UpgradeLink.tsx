import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { toTop } from '../../../components/to-top.ts';
import type { Session } from '../../../session/useSession.ts';
import { subscriptionQuery } from './subscription.query.ts';

/** For visitors and for families on the free plan, once the plan is known. */
export const UpgradeLink = ({ session }: { readonly session: Session }) => {
  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return null;
    case 'visitor':
      return <ToPlans />;
    case 'signed-in':
      return session.user.role === 'family' ? <UpgradeOf userId={session.user.id} /> : null;
  }
};

const UpgradeOf = ({ userId }: { readonly userId: string }) => {
  const { data } = useQuery(subscriptionQuery(userId));
  return data?.tier === 'free' ? <ToPlans /> : null;
};

const ToPlans = () => (
  <Link to="/subscribe" className={buttonClass('secondary')} {...toTop}>
    <Trans>Upgrade to Plus</Trans>
  </Link>
);
