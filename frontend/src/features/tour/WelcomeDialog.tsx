import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';

interface WelcomeDialogProps {
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

/** What is here, for whoever comes for the first time. */
export const WelcomeDialog = ({ onTake, onDecline }: WelcomeDialogProps) => {
  const id = useId();

  return (
    <Dialog place="center" aria-labelledby={`${id}-title`} onClose={onDecline}>
      <h2 id={`${id}-title`} className="text-2xl">
        <Trans>Welcome to {PRODUCT.name}</Trans>
      </h2>
      <p className="mt-2">
        <Trans>Let’s find help near you. Here is what’s inside:</Trans>
      </p>
      <ul className="mt-4 grid gap-2">
        <Offer>
          <Trans>Local ABA therapy centers</Trans>
        </Offer>
        <Offer>
          <Trans>Autism-friendly healthcare</Trans>
        </Offer>
        <Offer>
          <Trans>Educational resources</Trans>
        </Offer>
        <Offer>
          <Trans>Community support</Trans>
        </Offer>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
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

const Offer = ({ children }: { readonly children: React.ReactNode }) => (
  <li className="flex gap-3">
    <Check aria-hidden className="mt-1 size-5 shrink-0 text-positive" />
    <span>{children}</span>
  </li>
);
