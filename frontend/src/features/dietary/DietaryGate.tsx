import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';

export const DietaryGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Dietary Management`}
      invitation={t`Please sign in or create a free account. We are still building this part: this is what it will be.`}
      benefits={[
        t`What your child eats and avoids, written down in one place`,
        t`Recipes to choose by texture, allergy, and time`,
        t`Kept for you alone, and deleted when you say so`,
      ]}
    />
  );
};
