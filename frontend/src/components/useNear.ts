import { type RefObject, useEffect, useState } from 'react';

/** How far below the window a place is near: about a flick of the finger. */
const AHEAD = '600px';

/** Whether a place has come near the window. It stays so. */
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
