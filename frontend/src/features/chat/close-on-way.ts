import type { MouseEvent } from 'react';
import { chatWindow } from './shared/chat-window.ts';

/** Closes the chat when a link leads to one of our pages, so that the window does not cover it. */
export const closeOnWay = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
  // Modified clicks open the page elsewhere.
  if (!ctrlKey && !metaKey && !shiftKey) chatWindow.close();
};
