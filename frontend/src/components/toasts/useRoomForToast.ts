import { type RefObject, useEffect, useRef } from 'react';
import { showFocus } from '../show-focus.ts';

/**
 * While a toast is shown, what the keyboard reaches is not behind it: the part of the window that it
 * covers counts as outside, beside what `base.css` keeps free.
 */
export const useRoomForToast = (isShown: boolean): RefObject<HTMLOListElement | null> => {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current: shown } = viewport;
    if (!isShown || shown === null) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.scrollPaddingBottom = `calc(5rem + ${shown.offsetHeight}px)`;
      // It may have come over what has the focus.
      showFocus();
    });
    sizes.observe(shown);
    return () => {
      sizes.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [isShown]);
  return viewport;
};
