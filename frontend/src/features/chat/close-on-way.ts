import type { MouseEvent } from 'react';
import { chatWindow } from './shared/chat-window.ts';

/** For links in the chat to our own pages: the page that they lead to is not behind the window. */
export const closeOnWay = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
  // Modified clicks open the page elsewhere.
  if (!ctrlKey && !metaKey && !shiftKey) chatWindow.close();
};
