import { createListeners } from '../../listeners.ts';
import type { ToastContent } from './toast.ts';

/** See docs/product-rules.md#notifications. */
const REMOVE_AFTER_MS = 1_000_000;

interface ShownToast extends ToastContent {
  /** Distinguishes toasts with the same text. */
  readonly id: number;
  readonly isOpen: boolean;
}

export interface ToastStore {
  readonly current: () => ShownToast | undefined;
  /** Replaces the previous one. */
  readonly show: (toast: ToastContent) => void;
  /** Hidden at once; removed after the animation. */
  readonly dismiss: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Holds one toast at a time. */
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
