import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';

export const AchievementsGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Achievements`}
      invitation={t`Please sign in or create a free account. We are still building this page: this is what it will be.`}
      benefits={[
        t`What you have done for your family so far, in one place`,
        t`Small steps that count, such as a first favorite`,
        t`Nothing that is lost when you take a break`,
      ]}
    />
  );
};
