import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { Doorway } from '../../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { accountPath } from '../../../session/redirect.ts';

/** Replaces the account page for visitors. */
export const AccountGate = () => {
  const { t } = useLingui();
  return (
    <ReadingPage picture={<Doorway className="w-56 md:w-full" />}>
      <PageHeading title={t`Please Sign In`}>
        <Trans>Your name, email, password, and data are all on this page.</Trans>
      </PageHeading>
      <Link className={buttonClass('primary')} to={accountPath('login', '/account')}>
        <Trans>Sign In</Trans>
      </Link>
    </ReadingPage>
  );
};
