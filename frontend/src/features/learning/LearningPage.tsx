import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { AccessGate } from '../../components/AccessGate.tsx';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { OpenBook } from '../../components/illustrations/OpenBook.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { learningGate } from './learning-gate.ts';

export const LearningPage = () => (
  <SessionGate visitor={<LearningGate />}>{() => <LearningSoon />}</SessionGate>
);

const LearningSoon = () => {
  const { t } = useLingui();
  return (
    <ComingSoon
      Drawing={OpenBook}
      title={t`Learning Center`}
      introduction={t`Short lessons for the days after a diagnosis, and for later.`}
    >
      <p>
        <Trans>
          To read about autism in plain words, start with the{' '}
          <OutsideLink href="https://www.cdc.gov/autism/">pages of the CDC</OutsideLink>.
        </Trans>
      </p>
      <p>
        <Trans>
          Every state has a center that teaches parents about school and their rights, for free.{' '}
          <OutsideLink href="https://www.parentcenterhub.org/find-your-center/">
            Find your parent center
          </OutsideLink>
          .
        </Trans>
      </p>
      <p>
        <Trans>
          Waiting for an appointment? <Link to="/resources">See who else is near you</Link>.
        </Trans>
      </p>
    </ComingSoon>
  );
};

const LearningGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Learning Center`}
      invitation={t`Please sign in or create a free account. We are still building the lessons. Here is what to expect.`}
      gate={learningGate}
      Drawing={OpenBook}
    />
  );
};
