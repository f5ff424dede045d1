import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLatched } from '../useLatched.ts';
import { useLazyPart } from '../useLazyPart.ts';
import { ShowToast } from './toast.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';

/** Keeps the toast across pages. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createToastStore);
  // Loaded at the first interaction, before any toast: by then the network may be gone. News comes
  // without one.
  const isInteracted = useInteracted();
  const hasToast =
    useSyncExternalStore(store.subscribe, store.current, store.current) !== undefined;
  const isNoteWanted = useLatched(isInteracted || hasToast);
  return (
    <ShowToast value={store.show}>
      {children}
      {isNoteWanted && <Note store={store} />}
    </ShowToast>
  );
};

const loadNote = async () => (await import('./ToastNote.tsx')).ToastNote;

const Note = ({ store: { subscribe, current, dismiss } }: { readonly store: ToastStore }) => {
  const toast = useSyncExternalStore(subscribe, current, current);
  const ToastNote = useLazyPart(loadNote);
  if (toast === undefined || ToastNote === undefined) return null;
  return (
    <ToastNote
      // With a region of its own: Radix's stays paused after a toast was closed under the pointer,
      // and the next one would never go.
      key={toast.id}
      content={toast}
      isOpen={toast.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss(toast.id);
      }}
    />
  );
};

/** Whether the page was touched, clicked or typed on. */
const useInteracted = (): boolean => {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const note = () => setHasInteracted(true);
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', note, once);
    window.addEventListener('keydown', note, once);
    return () => {
      window.removeEventListener('pointerdown', note, once);
      window.removeEventListener('keydown', note, once);
    };
  }, []);
  return hasInteracted;
};
