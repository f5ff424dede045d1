import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';

/** Target of the future payment. Plus is not for sale yet, so it says so. */
export const SubscriptionSuccessPage = () => {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-2">
      <Doorway className="mb-4 w-56" />
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
    </div>
  );
};
