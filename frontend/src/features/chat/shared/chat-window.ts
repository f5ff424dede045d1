import { createListeners } from '../../../listeners.ts';

const listeners = createListeners();
let isOpen = false;

const turn = (next: boolean): void => {
  if (isOpen === next) return;
  isOpen = next;
  listeners.notify();
};

/** Open state of the assistant's dialog, which any part of a page may open. */
export const chatWindow = {
  isOpen: (): boolean => isOpen,
  open: (): void => turn(true),
  close: (): void => turn(false),
  subscribe: listeners.subscribe,
};
