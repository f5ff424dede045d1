import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { TwoChairs } from '../../../components/illustrations/TwoChairs.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';

/** Tells a browser without a link, or after its 30 days, that it can open no conversation. */
export const ClosedThread = () => {
  const { t } = useLingui();
  return (
    <ReadingPage picture={<TwoChairs className="w-56 md:w-full" />}>
      <PageHeading title={t`Your conversation with us`}>
        <Trans>This device has no conversation open. The links in our emails open yours.</Trans>
      </PageHeading>
      <p className="mb-6">
        <Trans>
          Each link works once. When it has been used, open it again all the same: the page then
          offers to email you a new one.
        </Trans>
      </p>
      <Link className={buttonClass('primary')} to="/contact">
        <Trans>Write to us</Trans>
      </Link>
    </ReadingPage>
  );
};
