import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { HouseholdGate } from '../HouseholdGate.tsx';
import { ChangeList } from './ChangeList.tsx';

/** Changes of the last 30 days in the household, each with the way to undo it. */
export const ChangesPage = () => {
  const { t } = useLingui();
  return (
    <HouseholdGate>
      {(user) => (
        <ReadingPage>
          <PageHeading title={t`What changed`}>
            <Trans>
              Children, dietary profiles and the calendar, in the last 30 days. Undo sets back what
              a change did; what was changed again later stays.
            </Trans>
          </PageHeading>
          <ChangeList userId={user.id} />
        </ReadingPage>
      )}
    </HouseholdGate>
  );
};
