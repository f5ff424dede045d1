import { createContext } from 'react';

export interface ToastContent {
  readonly tone: 'done' | 'problem';
  readonly title: string;
  readonly description: string;
  /**
   * News that the person did not ask for: it waits until another toast is closed, comes back after one
   * that took its place, and is announced when the screen reader has finished its sentence.
   */
  readonly news?: {
    /** How long it is shown. */
    readonly durationMs: number;
    /** It was shown to its end. */
    readonly onShown: () => void;
  };
}

export interface ToastNoteProps {
  readonly content: ToastContent;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export const ShowToast = createContext<(content: ToastContent) => void>(() => {});
