import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BeingBuilt } from '../../components/BeingBuilt.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { AchievementsGate } from './AchievementsGate.tsx';

export const AchievementsPage = () => (
  <SessionGate visitor={<AchievementsGate />}>{() => <AchievementsSoon />}</SessionGate>
);

const AchievementsSoon = () => {
  const { t } = useLingui();
  return (
    <BeingBuilt
      title={t`Achievements`}
      introduction={t`What you have done for your family, step by step.`}
    >
      <p>
        <Trans>
          What you keep today counts later: <Link to="/resources">find a provider</Link> and press
          the heart beside it.
        </Trans>
      </p>
      <p>
        <Trans>
          What you have kept so far is in <Link to="/favorites">your favorites</Link>.
        </Trans>
      </p>
    </BeingBuilt>
  );
};
