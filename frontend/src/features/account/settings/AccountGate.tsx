import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { Doorway } from '../../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { accountPath } from '../../../session/redirect.ts';

/** Replaces the account page for visitors. */
export const AccountGate = () => {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid max-w-4xl items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_18rem]">
      <div>
        <PageHeading title={t`Please Sign In`}>
          <Trans>Your name, email, password, and data are all on this page.</Trans>
        </PageHeading>
        <Link className={buttonClass('primary')} to={accountPath('login', '/account')}>
          <Trans>Sign In</Trans>
        </Link>
      </div>
      <Doorway className="mx-auto w-56 md:w-full" />
    </div>
  );
};
