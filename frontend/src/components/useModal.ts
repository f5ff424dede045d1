import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Makes a `<dialog>` modal while mounted: traps the focus, and returns it. */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  // The focus returns only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
};
