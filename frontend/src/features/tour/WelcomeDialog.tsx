import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { useModal } from '../../components/useModal.ts';

interface WelcomeDialogProps {
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

/** What is here, for whoever comes for the first time. The browser's own dialog, as `SessionWarning` is. */
export const WelcomeDialog = ({ onTake, onDecline }: WelcomeDialogProps) => {
  const id = useId();
  const dialog = useModal();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={onDecline}
      className="m-auto w-[calc(100%-2rem)] max-w-[480px] animate-appear overscroll-contain rounded-soft border border-line bg-raised p-6 text-text shadow-soft backdrop:bg-scrim/50"
    >
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
    </dialog>
  );
};

const Offer = ({ children }: { readonly children: React.ReactNode }) => (
  <li className="flex gap-3">
    <Check aria-hidden className="mt-1 size-5 shrink-0 text-positive" />
    <span>{children}</span>
  </li>
);
