import { type ReactNode, useMemo, useState } from 'react';
import { ShowToast, type Toast } from './toast.ts';

/** Keeps the note that is shown, from one page to the next. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [toast, setToast] = useState<Toast & { readonly id: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const show = useMemo(() => {
    let shown = 0;
    return (next: Toast) => {
      shown += 1;
      setToast({ ...next, id: shown });
      setIsOpen(true);
    };
  }, []);
  return (
    <ShowToast value={show}>
      {children}
      {toast && (
        <toast.Note key={toast.id} content={toast} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </ShowToast>
  );
};
