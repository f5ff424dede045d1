import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BeingBuilt } from '../../components/BeingBuilt.tsx';
import { CrisisLine } from '../../components/CrisisLine.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { operator } from '../../operator.ts';
import { SupportGate } from './SupportGate.tsx';

export const SupportPage = () => (
  <SessionGate visitor={<SupportGate />}>{() => <SupportSoon />}</SessionGate>
);

const SupportSoon = () => {
  const { t } = useLingui();
  return (
    <BeingBuilt title={t`Support Center`} introduction={t`For the days that are hard.`}>
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
    </BeingBuilt>
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
