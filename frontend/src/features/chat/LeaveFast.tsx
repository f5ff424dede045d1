import { Trans } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { keptChat } from '../../session/kept-chat.ts';

/** Harmless page about the weather, by the National Weather Service. */
const ELSEWHERE = 'https://www.weather.gov/';

/**
 * Blanks the screen before anything loads. The new page replaces this one in the history, so that "back" does
 * not return to it, and a visitor's conversation is deleted.
 */
const leave = (): void => {
  keptChat.clear();
  document.documentElement.hidden = true;
  document.title = '';
  window.location.replace(ELSEWHERE);
};

interface LeaveFastProps {
  /** Whether the conversation stays in the family's account. */
  readonly isKept: boolean;
}

/** Quick exit for a person who is being watched: a button, and the Escape key. */
export const LeaveFast = ({ isKept }: LeaveFastProps) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Otherwise Escape would only close the dialog.
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <div className="grid gap-1 border-t border-line pt-2 text-sm">
      <Button look="secondary" onClick={leave}>
        <DoorOpen aria-hidden className="size-4 shrink-0" />
        <Trans>Leave this page now (Esc)</Trans>
      </Button>
      <p className="text-text-soft">
        <Trans>
          It empties the screen and opens a page about the weather. It cannot hide your browser’s
          history, or that someone reads along on this device.
        </Trans>{' '}
        {isKept && <Trans>What you wrote stays in the chat of your account.</Trans>}
      </p>
    </div>
  );
};
