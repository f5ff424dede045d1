import type { ComponentProps } from 'react';
import { useModal } from './useModal.ts';

const places = {
  center:
    'm-auto w-[calc(100%-2rem)] max-w-[480px] rounded-soft border border-line p-6 backdrop:bg-scrim/50',
  /** Along the whole edge of the window, over the page. */
  side: 'ms-auto me-0 my-0 h-dvh max-h-none w-80 max-w-full overflow-y-auto backdrop:bg-scrim/50',
  /** The whole of a small window; in a larger one, the lower right corner. */
  corner:
    'ms-auto me-0 mt-auto mb-0 h-dvh max-h-none w-full max-w-full overflow-y-auto sm:me-4 sm:mb-4 sm:h-[600px] sm:max-h-[calc(100dvh-2rem)] sm:w-[28rem] sm:rounded-soft sm:border sm:border-line backdrop:bg-scrim/50',
} as const;

interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'ref' | 'className' | 'onCancel' | 'onClick'> {
  readonly place: keyof typeof places;
  /** Escape was pressed: the parent closes the dialog by not rendering it. */
  readonly onClose: () => void;
  /** A press beside the dialog closes it too. */
  readonly isLight?: boolean;
}

/**
 * The browser's own modal dialog, open as long as it is rendered: it keeps the focus and gives it
 * back, and the rest of the page is out of reach meanwhile. Radix's would need a style that the
 * pages' security policy forbids.
 */
export const Dialog = ({ place, onClose, isLight = false, ...props }: DialogProps) => {
  const dialog = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without us.
    <dialog
      {...props}
      ref={dialog}
      // The browser would hide it at once and say so later, when it may have been opened again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The close event comes late: another dialog may be open by now.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (isLight && target === currentTarget) onClose();
      }}
      className={`animate-appear overscroll-contain bg-raised text-text shadow-soft ${places[place]}`}
    />
  );
};
