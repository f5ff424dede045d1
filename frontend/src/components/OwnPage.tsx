import { Trans, useLingui } from '@lingui/react/macro';
import { leaveHousehold } from '../session/household.ts';
import { Button } from './Button.tsx';
import { ClosedPage } from './ClosedPage.tsx';

/** Replaces a page about the person alone, while the tab shows the household of another family. */
export const OwnPage = () => {
  const { t } = useLingui();
  return (
    <ClosedPage
      title={t`This page is your own`}
      words={<Trans>It shows nothing of the household that you have open.</Trans>}
    >
      <Button look="primary" onClick={() => leaveHousehold(window.location.pathname)}>
        <Trans>Back to your own household</Trans>
      </Button>
    </ClosedPage>
  );
};
