import { useEffect, useEffectEvent } from 'react';

/**
 * From wherever the focus is: the card may cover what has it, and must not be in its way. A dialog
 * or a menu that is open takes the key for itself.
 */
export const useEscape = (leave: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
    leave();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
