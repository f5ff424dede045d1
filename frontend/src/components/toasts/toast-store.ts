import { createListeners } from '../../listeners.ts';
import type { ToastContent } from './toast.ts';

/** See docs/product-rules.md#notifications. */
const REMOVE_AFTER_MS = 1_000_000;

interface ShownToast extends ToastContent {
  /** Tells one from the next that says the same. */
  readonly id: number;
  readonly isOpen: boolean;
}

export interface ToastStore {
  readonly current: () => ShownToast | undefined;
  /** It takes the place of the one before. */
  readonly show: (toast: ToastContent) => void;
  /** Out of sight at once; what it said is forgotten a good while later. */
  readonly dismiss: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** There is one toast at a time. */
export const createToastStore = (): ToastStore => {
  const listeners = createListeners();
  let current: ShownToast | undefined;
  let count = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const become = (next: ShownToast | undefined) => {
    clearTimeout(removal);
    current = next;
    listeners.notify();
  };
  return {
    current: () => current,
    show: (toast) => {
      count += 1;
      become({ ...toast, id: count, isOpen: true });
    },
    dismiss: (id) => {
      if (current?.id !== id || !current.isOpen) return;
      become({ ...current, isOpen: false });
      removal = setTimeout(become, REMOVE_AFTER_MS, undefined);
    },
    subscribe: listeners.subscribe,
  };
};
