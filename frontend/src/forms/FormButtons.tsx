import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, type ButtonLook, buttonRow } from '../components/Button.tsx';

interface FormButtonsProps {
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly look?: ButtonLook;
  /** Label of the submit button, which changes while pending. */
  readonly children: ReactNode;
}

/** At the end of a form that was opened and can be closed again. */
export const FormButtons = ({
  isPending,
  onCancel,
  look = 'primary',
  children,
}: FormButtonsProps) => (
  <div className={buttonRow}>
    <Button look={look} type="submit" isBusy={isPending}>
      {children}
    </Button>
    <Button look="quiet" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </div>
);
