import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../../components/AccessGate.tsx';
import { SoupPot } from '../../../components/illustrations/SoupPot.tsx';
import { dietaryGate } from './dietary-gate.ts';

export const DietaryGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Dietary Management`}
      invitation={t`Please sign in or create a free account.`}
      gate={dietaryGate}
      Drawing={SoupPot}
    />
  );
};
