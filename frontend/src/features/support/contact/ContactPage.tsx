import { ANSWER_FROM_HOURS, ANSWER_HOURS } from '@hearthway/domain/support/support.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { CrisisLine } from '../../../components/CrisisLine.tsx';
import { TwoChairs } from '../../../components/illustrations/TwoChairs.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { ContactPart } from './ContactPart.tsx';

/** For everyone. A session that ends meanwhile takes nothing away that was typed. */
export const ContactPage = () => {
  const { t } = useLingui();
  const session = useSession();
  const { key } = useLocation();
  return (
    <ReadingPage picture={<TwoChairs className="w-56 md:w-full" />}>
      <PageHeading title={t`Write to us`}>
        <Trans>
          A person reads every message, and answers within {ANSWER_FROM_HOURS}-{ANSWER_HOURS} hours.
        </Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        <CrisisLine />
        {/* A person who comes again may bring words along, which are in the draft. */}
        <ContactPart key={key} user={session.status === 'signed-in' ? session.user : undefined} />
      </div>
    </ReadingPage>
  );
};
