import type { User } from '@hearthway/domain/account/account.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountPath } from '../session/redirect.ts';
import { buttonClass } from './Button.tsx';
import { Doorway } from './illustrations/Doorway.tsx';
import { PageHeading } from './PageHeading.tsx';
import { SessionGate } from './SessionGate.tsx';

interface StaffGateProps {
  /** What somebody needs to get in. The server looks at it too. */
  readonly needs: Exclude<User['role'], 'family'>;
  readonly children: (user: User) => ReactNode;
}

/** Shows a page of the staff to those whose work it is, and tells everybody else that it is one. */
export const StaffGate = ({ needs, children }: StaffGateProps) => (
  <SessionGate visitor={<StaffSignIn />}>
    {(user) => (user.role === needs ? children(user) : <ForStaff />)}
  </SessionGate>
);

const StaffSignIn = () => {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <Closed
      title={t`Please Sign In`}
      words={<Trans>This page is for our staff. Sign in with your staff account.</Trans>}
    >
      <Link className={buttonClass('primary')} to={accountPath('login', `${pathname}${search}`)}>
        <Trans>Sign In</Trans>
      </Link>
    </Closed>
  );
};

const ForStaff = () => {
  const { t } = useLingui();
  return (
    <Closed
      title={t`This page is for our staff`}
      words={<Trans>Your account has no access to it. Nothing of yours is missing.</Trans>}
    >
      <Link className={buttonClass('primary')} to="/">
        <Trans>Go to the start page</Trans>
      </Link>
    </Closed>
  );
};

interface ClosedProps {
  readonly title: string;
  readonly words: ReactNode;
  readonly children: ReactNode;
}

const Closed = ({ title, words, children }: ClosedProps) => (
  <div className="mx-auto grid max-w-4xl items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_18rem]">
    <div>
      <PageHeading title={title}>{words}</PageHeading>
      {children}
    </div>
    <Doorway className="mx-auto w-56 md:w-full" />
  </div>
);
