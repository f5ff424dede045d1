import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccessGate } from '../../components/AccessGate.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { householdGate } from './household-gate.ts';

/** Shows a page about a household to its people, and invites visitors to sign in. */
export const HouseholdGate = ({ children }: { readonly children: (user: User) => ReactNode }) => {
  const { t } = useLingui();
  return (
    <FamilyGate
      visitor={
        <AccessGate
          title={t`Access Your Household`}
          invitation={t`Please sign in or create a free account.`}
          gate={householdGate}
          Drawing={Doorway}
        />
      }
    >
      {children}
    </FamilyGate>
  );
};
