import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { Signpost } from '../../components/illustrations/Signpost.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';

export const NotFoundPage = () => {
  const { t } = useLingui();
  return (
    <ReadingPage picture={<Signpost className="w-56 md:w-full" />}>
      <PageHeading title={t`Page Not Found`}>
        <Trans>There is no page at this address. It may have moved.</Trans>
      </PageHeading>
      <Link className={buttonClass('primary')} to="/">
        <Trans>Go to the start page</Trans>
      </Link>
    </ReadingPage>
  );
};
