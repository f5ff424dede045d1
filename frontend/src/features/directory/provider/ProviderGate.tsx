import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../../components/AccessGate.tsx';

export const ProviderGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access This Provider’s Page`}
      invitation={t`Please sign in or create a free account to see it. It takes a minute.`}
      benefits={[
        t`Phone number, directions, hours, and website`,
        t`Ages, languages, and insurance, where the source lists them`,
        t`Where the listing comes from, and when it was last verified`,
        t`Other providers nearby`,
      ]}
    />
  );
};
