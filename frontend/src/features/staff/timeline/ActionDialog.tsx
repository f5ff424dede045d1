import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Form, type FormHandle } from '../../../forms/Form.tsx';
import { ENDING_MINUTES } from './grant.ts';
import { RenewGrant } from './RenewGrant.tsx';

interface ActionDialogProps {
  readonly title: string;
  /** Button label, and its label while pending. */
  readonly confirm: string;
  readonly confirming: string;
  readonly form: FormHandle & { readonly isPending: boolean };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation of an action on a family's account. */
export const ActionDialog = ({
  title,
  confirm,
  confirming,
  form,
  onClose,
  children,
}: ActionDialogProps) => {
  const heading = useId();
  return (
    <Dialog place="center" aria-labelledby={heading} onClose={onClose}>
      <div className="grid gap-4">
        <div tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={heading} className="min-w-0 grow text-xl">
            {title}
          </h2>
          <RenewGrant offeredAt={ENDING_MINUTES} />
        </div>
        <Form form={form} className="grid gap-4">
          {children}
          <div className={buttonRow}>
            <Button look="primary" type="submit" isBusy={form.isPending}>
              {form.isPending ? confirming : confirm}
            </Button>
            <Button look="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
};
