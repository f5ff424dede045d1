import { createContext } from 'react';

export interface ToastContent {
  readonly tone: 'done' | 'problem';
  readonly title: string;
  readonly description: string;
  /**
   * Unsolicited news: waits for another toast to close, returns after being replaced, and is announced
   * politely.
   */
  readonly news?: {
    /** Milliseconds it is shown. */
    readonly durationMs: number;
    /** Called after it was shown to its end. */
    readonly onShown: () => void;
  };
}

export interface ToastNoteProps {
  readonly content: ToastContent;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export const ShowToast = createContext<(content: ToastContent) => void>(() => {});
