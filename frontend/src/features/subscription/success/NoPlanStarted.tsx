import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';

/** For an address that was opened without a payment. */
export const NoPlanStarted = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`No plan has started`}>
        <Trans>You are on the free plan, and nothing was charged.</Trans>
      </PageHeading>
      <div className={buttonRow}>
        <Link className={buttonClass('primary')} to="/subscribe">
          <Trans>See the plans</Trans>
        </Link>
        <Link className={buttonClass('quiet')} to="/">
          <Trans>Go to the start page</Trans>
        </Link>
      </div>
    </>
  );
};
