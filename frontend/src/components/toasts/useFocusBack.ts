import { type RefObject, useEffect } from 'react';

/** Whoever has come to the toast is, when it is closed, where they came from. */
export const useFocusBack = (
  viewport: RefObject<HTMLOListElement | null>,
  isShown: boolean,
): void => {
  useEffect(() => {
    const { current: shown } = viewport;
    if (!isShown || shown === null) return;
    let before: HTMLElement | undefined;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      // Around the list are Radix's own stops, which lead into it and out of it.
      if (relatedTarget instanceof HTMLElement && !shown.parentElement?.contains(relatedTarget))
        before = relatedTarget;
    };
    shown.addEventListener('focusin', onFocus);
    return () => {
      shown.removeEventListener('focusin', onFocus);
      // Radix leaves it on the list, in which nothing is.
      if (document.activeElement === shown) before?.focus();
    };
  }, [viewport, isShown]);
};
