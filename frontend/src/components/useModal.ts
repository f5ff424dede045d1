import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a `<dialog>` that is modal while mounted: it traps the focus, and returns it. */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  // The page gets the focus back only from a dialog that is closed before it goes.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
};
