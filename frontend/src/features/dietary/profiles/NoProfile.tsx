import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';

/** In place of a profile that was deleted, or is of another account. */
export const NoProfile = () => {
  const { t } = useLingui();
  return (
    <ReadingPage>
      <PageHeading title={t`This profile is not here`}>
        <Trans>It was deleted, or it belongs to another account.</Trans>
      </PageHeading>
      <ToProfiles />
    </ReadingPage>
  );
};

export const ToProfiles = () => (
  <p className="print:hidden">
    <Link to="/dietary">
      <Trans>All dietary profiles</Trans>
    </Link>
  </p>
);
