import { type RefObject, useEffect, useState } from 'react';

/** Distance below the window that counts as near: about one flick of scrolling. */
const AHEAD = '600px';

/** True once a place has come near the window. */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (element === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
};
