import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { AccessGate } from '../../components/AccessGate.tsx';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { CrisisLine } from '../../components/CrisisLine.tsx';
import { TwoChairs } from '../../components/illustrations/TwoChairs.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { operator } from '../../operator.ts';
import { supportGate } from './support-gate.ts';

export const SupportPage = () => (
  <SessionGate visitor={<SupportGate />}>{() => <SupportSoon />}</SessionGate>
);

const SupportSoon = () => {
  const { t } = useLingui();
  return (
    <ComingSoon title={t`Support Center`} introduction={t`For the hard days.`} Drawing={TwoChairs}>
      <CrisisLine />
      <p>
        <Contact />
      </p>
      <p>
        <Trans>
          A break for you, help at home, and other parents:{' '}
          <Link to="/resources/community">look for support near you</Link>.
        </Trans>
      </p>
    </ComingSoon>
  );
};

const Contact = () => {
  const { contactEmail } = operator;
  return contactEmail === undefined ? (
    <Trans>To reach us, write to the address that our emails come from.</Trans>
  ) : (
    <Trans>
      To reach us, write to{' '}
      <a href={`mailto:${encodeURIComponent(contactEmail)}`}>{contactEmail}</a>.
    </Trans>
  );
};

const SupportGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Support Center`}
      invitation={t`Please sign in or create a free account. We are still building most of it. Here is what to expect.`}
      gate={supportGate}
      Drawing={TwoChairs}
    />
  );
};
