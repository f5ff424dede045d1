import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { AccessGate } from '../../components/AccessGate.tsx';
import { CrisisLine } from '../../components/CrisisLine.tsx';
import { TwoChairs } from '../../components/illustrations/TwoChairs.tsx';
import { supportGate } from './support-gate.ts';

/** A visitor may read the help and write to us all the same. */
export const SupportGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Support Center`}
      invitation={t`Please sign in or create a free account. Here is what you find inside.`}
      gate={supportGate}
      Drawing={TwoChairs}
    >
      <p>
        <Trans>
          No account? Look in the <Link to="/help">answers to frequent questions</Link>, or{' '}
          <Link to="/contact">write to us</Link>: we answer by email.
        </Trans>
      </p>
      <CrisisLine />
    </AccessGate>
  );
};
