import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';

export const LearningGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Learning Center`}
      invitation={t`Please sign in or create a free account. We are still building the lessons: this is what they will be.`}
      benefits={[
        t`Short lessons in plain words, to stop and take up again when you can`,
        t`ABA basics, insurance, finding help, and communication`,
        t`A few questions at the end, without grades and without hurry`,
      ]}
    />
  );
};
