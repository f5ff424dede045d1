import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';

/** Target of the future payment. Plus is not for sale yet, so it says so. */
export const SubscriptionSuccessPage = () => {
  const { t } = useLingui();
  return (
    <ReadingPage picture={<Doorway className="w-56 md:w-full" />}>
      <PageHeading title={t`No plan has started`}>
        <Trans>Plus and Family can’t be bought yet, so nothing was charged.</Trans>
      </PageHeading>
      <div className={buttonRow}>
        <Link className={buttonClass('primary')} to="/">
          <Trans>Go to the start page</Trans>
        </Link>
        <Link className={buttonClass('quiet')} to="/account">
          <Trans>Account Settings</Trans>
        </Link>
        <Link className={buttonClass('quiet')} to="/support">
          <Trans>Support Center</Trans>
        </Link>
      </div>
    </ReadingPage>
  );
};
