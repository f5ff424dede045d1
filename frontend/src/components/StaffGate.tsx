import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountPath } from '../session/redirect.ts';
import { useSession } from '../session/useSession.ts';
import { buttonClass } from './Button.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { focusWhenShown } from './focus-when-shown.ts';
import { SessionGate } from './SessionGate.tsx';
import { useLatched } from './useLatched.ts';

interface StaffGateProps {
  /** Required role. The server checks it too. */
  readonly needs: Exclude<User['role'], 'family'>;
  readonly children: (user: User) => ReactNode;
}

/** Shows a staff page to its role, and a notice to everyone else. */
export const StaffGate = ({ needs, children }: StaffGateProps) => {
  const wasIn = useLatched(useSession().status === 'signed-in');
  return (
    <SessionGate visitor={wasIn ? <SignedOut /> : <StaffSignIn />}>
      {(user) => (user.role === needs ? children(user) : <ForStaff />)}
    </SessionGate>
  );
};

/** Replaces an open page: withdrawing a role ends the session. */
const SignedOut = () => (
  <div role="alert" ref={focusWhenShown} tabIndex={-1}>
    <StaffSignIn>
      <Trans>
        You were signed out. Your access may have changed: sign in again, or ask the people who run
        this site.
      </Trans>
    </StaffSignIn>
  </div>
);

interface StaffSignInProps {
  /** Reason for the missing session, unless this is the first page opened. */
  readonly children?: ReactNode;
}

const StaffSignIn = ({
  children = <Trans>This page is for our staff. Sign in with your staff account.</Trans>,
}: StaffSignInProps) => {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <ClosedPage title={t`Please Sign In`} words={children}>
      <Link className={buttonClass('primary')} to={accountPath('login', `${pathname}${search}`)}>
        <Trans>Sign In</Trans>
      </Link>
    </ClosedPage>
  );
};

const ForStaff = () => {
  const { t } = useLingui();
  return (
    <ClosedPage
      title={t`This page is for our staff`}
      words={<Trans>Your account has no access to it. Nothing of yours is missing.</Trans>}
    >
      <Link className={buttonClass('primary')} to="/">
        <Trans>Go to the start page</Trans>
      </Link>
    </ClosedPage>
  );
};
