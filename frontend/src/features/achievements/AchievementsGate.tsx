import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';
import { Milestones } from '../../components/illustrations/Milestones.tsx';
import { achievementsGate } from './achievements-gate.ts';

export const AchievementsGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Achievements`}
      invitation={t`Please sign in or create a free account to see how far you have come.`}
      gate={achievementsGate}
      Drawing={Milestones}
    />
  );
};
