import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { guidePath } from './guide-path.ts';

/** The address names no guide. */
export const UnknownGuide = () => {
  const { t } = useLingui();
  return (
    <ReadingPage picture={<Signpost className="w-56 md:w-full" />}>
      <PageHeading title={t`Page Not Found`}>
        <Trans>
          There is no guide at this address. It may have moved, or the link is incomplete.
        </Trans>
      </PageHeading>
      <Link className={buttonClass('primary')} to={guidePath('getting-started')}>
        <Trans>Read the first guide</Trans>
      </Link>
    </ReadingPage>
  );
};
