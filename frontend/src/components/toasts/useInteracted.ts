import { useEffect, useState } from 'react';

/** Whether somebody has done anything on this page: touched or clicked it, or pressed a key. */
export const useInteracted = (): boolean => {
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
