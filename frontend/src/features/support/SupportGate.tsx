import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';

export const SupportGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Support Center`}
      invitation={t`Please sign in or create a free account. We are still building most of it: this is what it will be.`}
      benefits={[
        t`Answers to what families ask most`,
        t`A form to write to us`,
        t`Guides to print and take with you`,
        t`The crisis line, which you also find at the top and the end of every page`,
      ]}
    />
  );
};
