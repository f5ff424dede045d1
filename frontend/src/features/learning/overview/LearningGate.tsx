import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../../components/AccessGate.tsx';
import { OpenBook } from '../../../components/illustrations/OpenBook.tsx';
import { learningGate } from '../learning-gate.ts';

export const LearningGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Learning Center`}
      invitation={t`Please sign in or create a free account. Your lessons are then kept, on every device.`}
      gate={learningGate}
      Drawing={OpenBook}
    />
  );
};
