import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ShowToast } from './toast.ts';
import { createToastStore } from './toast-store.ts';

/** Keeps the note that is shown, from one page to the next. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [{ subscribe, current, show, dismiss }] = useState(createToastStore);
  const toast = useSyncExternalStore(subscribe, current, current);
  return (
    <ShowToast value={show}>
      {children}
      {toast && (
        <toast.Note
          key={toast.id}
          content={toast}
          isOpen={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(toast.id);
          }}
        />
      )}
    </ShowToast>
  );
};
