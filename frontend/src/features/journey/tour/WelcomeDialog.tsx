import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TickList } from '../../../components/TickList.tsx';

interface WelcomeDialogProps {
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

/** Welcomes first-time visitors and offers the tour. */
export const WelcomeDialog = ({ onTake, onDecline }: WelcomeDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  return (
    <Dialog place="center" aria-labelledby={`${id}-title`} onClose={onDecline}>
      <h2 id={`${id}-title`} className="text-2xl">
        <Trans>Welcome to {PRODUCT.name}</Trans>
      </h2>
      <p className="mt-2 mb-4">
        <Trans>Let’s find help near you. Here is what’s inside:</Trans>
      </p>
      <TickList
        items={[
          t`Local ABA therapy centers`,
          t`Autism-friendly healthcare`,
          t`Educational resources`,
          t`Community support`,
        ]}
      />
      <div className={`mt-6 ${buttonRow}`}>
        <Button look="primary" onClick={onTake}>
          <Trans>Take the 2-Minute Tour</Trans>
        </Button>
        <Button look="secondary" onClick={onDecline}>
          <Trans>Explore on My Own</Trans>
        </Button>
      </div>
    </Dialog>
  );
};
