import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { accountPath } from '../session/redirect.ts';
import { buttonClass, buttonRow } from './Button.tsx';
import { Doorway } from './illustrations/Doorway.tsx';
import { PageHeading } from './PageHeading.tsx';
import { TickList } from './TickList.tsx';

interface AccessGateProps {
  readonly title: string;
  readonly invitation: string;
  /** Purpose of the page behind it, for visitors. */
  readonly benefits: readonly string[];
}

/** Replaces a page for signed-in people. Signing in leads back to it. */
export const AccessGate = ({ title, invitation, benefits }: AccessGateProps) => {
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  return (
    <div className="visitor-only mx-auto grid max-w-4xl items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_18rem]">
      <div>
        <PageHeading title={title}>{invitation}</PageHeading>
        <TickList items={benefits} />
        <div className={`mt-8 ${buttonRow}`}>
          <Link className={buttonClass('primary')} to={accountPath('signup', from)}>
            <Trans>Create Free Account</Trans>
          </Link>
          <Link className={buttonClass('secondary')} to={accountPath('login', from)}>
            <Trans>Sign In</Trans>
          </Link>
        </div>
      </div>
      <Doorway className="mx-auto w-56 md:w-full" />
    </div>
  );
};
