import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';

/** There is no such provider, or there was one before. */
export const ProviderGone = () => {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-2">
      <Signpost className="mb-4 w-56" />
      <PageHeading title={t`This provider is not in the directory`}>
        <Trans>It may have left it, or the link is not whole. Others may be near you.</Trans>
      </PageHeading>
      <div className={buttonRow}>
        <Link className={buttonClass('primary')} to="/resources">
          <Trans>Find Resources</Trans>
        </Link>
        <Link className={buttonClass('secondary')} to="/favorites">
          <Trans>See your favorites</Trans>
        </Link>
      </div>
    </div>
  );
};
