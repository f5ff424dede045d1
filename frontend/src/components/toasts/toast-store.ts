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
  /** Replaces the previous one. News waits for its end; later news replaces earlier. */
  readonly show: (toast: ToastContent) => void;
  /** Hides at once; removed after the animation. */
  readonly dismiss: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createToastStore = (): ToastStore => {
  const listeners = createListeners();
  let current: ShownToast | undefined;
  let waiting: ToastContent | undefined;
  let count = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const become = (next: ShownToast | undefined) => {
    clearTimeout(removal);
    current = next;
    listeners.notify();
  };
  const reveal = (toast: ToastContent) => {
    count += 1;
    become({ ...toast, id: count, isOpen: true });
  };
  return {
    current: () => current,
    show: (toast) => {
      const open = current?.isOpen === true ? current : undefined;
      if (toast.news !== undefined && open !== undefined && open.news === undefined) {
        waiting = toast;
        return;
      }
      if (toast.news === undefined && open?.news !== undefined) waiting = open;
      reveal(toast);
    },
    dismiss: (id) => {
      if (current?.id !== id || !current.isOpen) return;
      current.news?.onShown();
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) {
        reveal(next);
        return;
      }
      become({ ...current, isOpen: false });
      removal = setTimeout(become, REMOVE_AFTER_MS, undefined);
    },
    subscribe: listeners.subscribe,
  };
};
