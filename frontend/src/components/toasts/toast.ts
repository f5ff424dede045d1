import { createContext } from 'react';

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

export const ShowToast = createContext<(content: ToastContent) => void>(() => {});
