import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { Signpost } from '../../components/illustrations/Signpost.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';

export const NotFoundPage = () => {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-2">
      <Signpost className="mb-4 w-56" />
      <PageHeading title={t`Page Not Found`}>
        <Trans>There is no page at this address. It may have moved.</Trans>
      </PageHeading>
      <Link className={buttonClass('primary')} to="/">
        <Trans>Go to the start page</Trans>
      </Link>
    </div>
  );
};
