import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button, buttonRow } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LISTING_LANGUAGE } from '../../components/listing-language.ts';

interface RemovalDialogProps {
  readonly name: string;
  readonly note: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Before a note is lost with its favorite. */
export const RemovalDialog = ({ name, note, onRemove, onKeep }: RemovalDialogProps) => {
  const heading = useId();
  return (
    <Dialog place="center" aria-labelledby={heading} onClose={onKeep}>
      <h2 id={heading} className="text-xl">
        <Trans>Remove your note too?</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          Your note on <span lang={LISTING_LANGUAGE}>{name}</span> goes with the favorite, and can’t
          be brought back. It says:
        </Trans>
      </p>
      <blockquote className="mt-2 mb-4 max-h-48 overflow-y-auto rounded-soft bg-sunken px-4 py-3 whitespace-pre-wrap">
        {note}
      </blockquote>
      <div className={buttonRow}>
        <Button look="danger" onClick={onRemove}>
          <Trans>Remove both</Trans>
        </Button>
        <Button look="secondary" onClick={onKeep}>
          <Trans>Keep them</Trans>
        </Button>
      </div>
    </Dialog>
  );
};
