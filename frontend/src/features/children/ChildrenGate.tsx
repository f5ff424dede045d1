import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccessGate } from '../../components/AccessGate.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Blocks } from '../../components/illustrations/Blocks.tsx';
import { childrenGate } from './children-gate.ts';

/** A page about a family's children, for that family. */
export const ChildrenGate = ({ children }: { readonly children: (user: User) => ReactNode }) => {
  const { t } = useLingui();
  return (
    <FamilyGate
      visitor={
        <AccessGate
          title={t`Access Your Children`}
          invitation={t`Please sign in or create a free account.`}
          gate={childrenGate}
          Drawing={Blocks}
        />
      }
    >
      {children}
    </FamilyGate>
  );
};
