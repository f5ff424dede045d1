import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLatched } from '../useLatched.ts';
import { useLazyPart } from '../useLazyPart.ts';
import { ShowToast } from './toast.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';

/** Keeps toasts across pages. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createToastStore);
  // Loaded at the first interaction, so that a later network loss cannot prevent toasts. News arrives without
  // one.
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
      // New region per toast: Radix's stays paused after closing a toast under the pointer, and the next
      // would never expire.
      key={toast.id}
      content={toast}
      isOpen={toast.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss(toast.id);
      }}
    />
  );
};

/** True after a touch, click or key press on the page. */
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
