import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { household, isSharedPage } from '../session/household.ts';
import { useSession } from '../session/useSession.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Loading } from './Loading.tsx';
import { useLazyPart } from './useLazyPart.ts';

interface SessionGateProps {
  readonly visitor: ReactNode;
  /** Outline of the page until the session is known. */
  readonly loading?: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Shows the visitor's or the signed-in part; neither until the session is known. */
export const SessionGate = ({ visitor, loading = <Loading />, children }: SessionGateProps) => {
  const { t } = useLingui();
  const session = useSession();
  const { pathname } = useLocation();
  switch (session.status) {
    case 'visitor':
      return visitor;
    case 'loading':
      return loading;
    case 'unreachable':
      return (
        <LoadFailed
          title={t`We can’t reach your account right now`}
          error={session.error}
          onRetry={session.retry}
          isRetrying={false}
          isWholePage
        />
      );
    case 'signed-in':
      return household.current() === undefined || isSharedPage(pathname) ? (
        children(session.user)
      ) : (
        <OwnPageInstead />
      );
  }
};

/** Loaded by itself: few people are in another household. */
const OwnPageInstead = () => {
  const OwnPage = useLazyPart(loadOwnPage);
  return OwnPage === undefined ? <Loading /> : <OwnPage />;
};

const loadOwnPage = async () => (await import('./OwnPage.tsx')).OwnPage;
