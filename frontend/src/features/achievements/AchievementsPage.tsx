import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { AccessGate } from '../../components/AccessGate.tsx';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { Milestones } from '../../components/illustrations/Milestones.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { achievementsGate } from './achievements-gate.ts';

export const AchievementsPage = () => (
  <SessionGate visitor={<AchievementsGate />}>{() => <AchievementsSoon />}</SessionGate>
);

const AchievementsSoon = () => {
  const { t } = useLingui();
  return (
    <ComingSoon
      Drawing={Milestones}
      title={t`Achievements`}
      introduction={t`What you have done for your family, step by step.`}
    >
      <p>
        <Trans>
          What you save today will count later: <Link to="/resources">find a provider</Link> and
          press the heart beside it.
        </Trans>
      </p>
      <p>
        <Trans>
          What you have saved so far is in <Link to="/favorites">your favorites</Link>.
        </Trans>
      </p>
    </ComingSoon>
  );
};

const AchievementsGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Achievements`}
      invitation={t`Please sign in or create a free account. We are still building this page. Here is what to expect.`}
      gate={achievementsGate}
      Drawing={Milestones}
    />
  );
};
