import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../../components/AccessGate.tsx';
import { PhoneCall } from '../../../components/illustrations/PhoneCall.tsx';
import { providerGate } from './provider-gate.ts';

export const ProviderGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access This Provider’s Page`}
      invitation={t`Please sign in or create a free account to see it. It takes a minute.`}
      gate={providerGate}
      Drawing={PhoneCall}
    />
  );
};
