import { type ComponentType, createContext } from 'react';

export interface ToastContent {
  readonly tone: 'done' | 'problem';
  readonly title: string;
  readonly description: string;
}

export interface ToastNoteProps {
  readonly content: ToastContent;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface Toast extends ToastContent {
  /** How it is shown: that code comes with the pages that have something to say. */
  readonly Note: ComponentType<ToastNoteProps>;
}

export const ShowToast = createContext<(toast: Toast) => void>(() => {});
