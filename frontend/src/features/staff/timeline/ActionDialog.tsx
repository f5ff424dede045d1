import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ENDING_MINUTES } from './grant.ts';
import { RenewGrant } from './RenewGrant.tsx';

interface ActionDialogProps {
  readonly title: string;
  /** Label of the button, and its label while pending. */
  readonly confirm: string;
  readonly confirming: string;
  readonly isPending: boolean;
  /** Why it was not done. */
  readonly problem: string | undefined;
  readonly onConfirm: (form: FormData) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks once before something is done to a family's account. */
export const ActionDialog = ({
  title,
  confirm,
  confirming,
  isPending,
  problem,
  onConfirm,
  onClose,
  children,
}: ActionDialogProps) => {
  const heading = useId();
  return (
    <Dialog place="center" aria-labelledby={heading} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          if (isPending) return;
          onConfirm(new FormData(form));
          // The invalid field is marked after the next render.
          requestAnimationFrame(() =>
            form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
          );
        }}
      >
        <div tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={heading} className="min-w-0 grow text-xl">
            {title}
          </h2>
          <RenewGrant offeredAt={ENDING_MINUTES} />
        </div>
        {problem !== undefined && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        {children}
        <div className={buttonRow}>
          <Button look="primary" type="submit" isBusy={isPending}>
            {isPending ? confirming : confirm}
          </Button>
          <Button look="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
