import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { StateList } from '../shared/StateList.tsx';

/** Shown for an unknown state, or one without content. */
export const UnknownState = () => {
  const { t } = useLingui();
  return (
    <ReadingPage>
      <PageHeading title={t`We don’t know this state`}>
        <Trans>Perhaps the link is incomplete. These are the states that we know:</Trans>
      </PageHeading>
      <StateList />
    </ReadingPage>
  );
};
