import { Trans } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { TitledDialog } from '../../../components/TitledDialog.tsx';
import { useLazyPart } from '../../../components/useLazyPart.ts';
import { withCatalogs } from '../../../i18n/load-catalog.ts';
import type { FamilyDaysProps } from './FamilyDays.tsx';

const loadPart = () => withCatalogs(import('./FamilyDays.tsx'), 'calendar-entries', 'forms');

/** Button that opens the homes of the children and the school breaks. */
export const FamilyDaysButton = (props: Omit<FamilyDaysProps, 'onDone'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <House aria-hidden className="size-4" />
        <Trans>Homes and school</Trans>
      </Button>
      {isOpen && (
        <TitledDialog title={<Trans>Homes and school</Trans>} onClose={close}>
          <Part {...props} onDone={close} />
        </TitledDialog>
      )}
    </>
  );
};

const Part = (props: FamilyDaysProps) => {
  const part = useLazyPart(loadPart);
  return part === undefined ? <Loading isPart /> : <part.FamilyDays {...props} />;
};
