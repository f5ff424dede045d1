import { createListeners } from '../../../listeners.ts';

/** See docs/product-rules.md#tour-invitation. */
export const INVITE_AFTER_MS = 2_000;

/** Shown once per page load. See docs/product-rules.md#tour-invitation. */
export interface Invitation {
  readonly isShown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A first visit: the invitation comes after a while. */
  readonly begin: () => void;
  /** They have answered, or gone elsewhere, or are no newcomer any more. */
  readonly end: () => void;
}

/**
 * @param isFree Whether an invitation would not interrupt: no dialog is open, no text being typed.
 */
export const createInvitation = (isFree: () => boolean): Invitation => {
  const listeners = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let wasShown = false;

  const show = (isWanted: boolean) => {
    isShown = isWanted;
    wasShown ||= isWanted;
    listeners.notify();
  };
  const wait = () => {
    timer = setTimeout(() => (isFree() ? show(true) : wait()), INVITE_AFTER_MS);
  };
  return {
    isShown: () => isShown,
    subscribe: listeners.subscribe,
    begin: () => {
      clearTimeout(timer);
      if (!wasShown) wait();
    },
    end: () => {
      clearTimeout(timer);
      if (isShown) show(false);
    },
  };
};
