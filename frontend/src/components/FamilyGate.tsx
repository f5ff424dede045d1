import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './Button.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { SessionGate } from './SessionGate.tsx';

interface FamilyGateProps {
  readonly visitor: ReactNode;
  readonly children: (family: User) => ReactNode;
}

/** Shows a page to family accounts only. The server checks it too. */
export const FamilyGate = ({ visitor, children }: FamilyGateProps) => (
  <SessionGate visitor={visitor}>
    {(user) => (user.role === 'family' ? children(user) : <ForFamilies />)}
  </SessionGate>
);

const ForFamilies = () => {
  const { t } = useLingui();
  return (
    <ClosedPage
      title={t`This page is for families`}
      words={
        <Trans>
          You’re signed in with a staff account. To use it, sign in with one of your own.
        </Trans>
      }
    >
      <Link className={buttonClass('primary')} to="/">
        <Trans>Go to the start page</Trans>
      </Link>
    </ClosedPage>
  );
};
