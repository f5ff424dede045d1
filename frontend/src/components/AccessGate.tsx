import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { accountPath } from '../session/redirect.ts';
import { buttonClass, buttonRow } from './Button.tsx';
import { Doorway } from './illustrations/Doorway.tsx';
import { PageHeading } from './PageHeading.tsx';
import { ReadingPage } from './ReadingPage.tsx';
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
    <div className="visitor-only">
      <ReadingPage picture={<Doorway className="w-56 md:w-full" />}>
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
      </ReadingPage>
    </div>
  );
};
