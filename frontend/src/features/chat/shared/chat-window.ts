import { createListeners } from '../../../listeners.ts';

const listeners = createListeners();
let isOpen = false;

const turn = (next: boolean): void => {
  if (isOpen === next) return;
  isOpen = next;
  listeners.notify();
};

/** Whether the dialog with the assistant is open on this page. Any part of a page may open it. */
export const chatWindow = {
  isOpen: (): boolean => isOpen,
  open: (): void => turn(true),
  close: (): void => turn(false),
  subscribe: listeners.subscribe,
};
