import type { ComponentProps } from 'react';
import { useModal } from './useModal.ts';

const places = {
  center:
    'm-auto w-[calc(100%-2rem)] max-w-[480px] rounded-soft border border-line p-6 backdrop:bg-scrim/50',
  /** Full-height panel at the window's edge. */
  side: 'ms-auto me-0 my-0 h-dvh max-h-none w-80 max-w-full overflow-y-auto backdrop:bg-scrim/50',
  /** Whole small window; lower right corner of a larger one. */
  corner:
    'ms-auto me-0 mt-auto mb-0 h-dvh max-h-none w-full max-w-full overflow-y-auto sm:me-4 sm:mb-4 sm:h-[600px] sm:max-h-[calc(100dvh-2rem)] sm:w-[28rem] sm:rounded-soft sm:border sm:border-line backdrop:bg-scrim/50',
} as const;

interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'ref' | 'className' | 'onCancel' | 'onClick'> {
  readonly place: keyof typeof places;
  /** Escape was pressed. The parent closes the dialog by unmounting it. */
  readonly onClose: () => void;
  /** A press outside also closes it. */
  readonly isLight?: boolean;
}

/**
 * Native modal dialog, open while mounted: traps and returns the focus, and makes the rest of the page inert.
 * Radix's needs a style that the pages' security policy forbids.
 */
export const Dialog = ({ place, onClose, isLight = false, ...props }: DialogProps) => {
  const dialog = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without us.
    <dialog
      {...props}
      ref={dialog}
      // The browser would close it at once and report that later, when it may be open again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The close event is asynchronous: another dialog may be open by then.
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
