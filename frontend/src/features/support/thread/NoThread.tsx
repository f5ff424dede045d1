import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';

/** The address of a thread that is not this family’s. */
export const NoThread = () => {
  const { t } = useLingui();
  return (
    <ReadingPage picture={<Signpost className="w-56 md:w-full" />}>
      <PageHeading title={t`No conversation here`}>
        <Trans>It may belong to another account, or its link is not complete.</Trans>
      </PageHeading>
      <Link className={buttonClass('primary')} to="/support/contact">
        <Trans>See your conversations</Trans>
      </Link>
    </ReadingPage>
  );
};
