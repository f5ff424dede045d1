import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when the focused element is removed, such as a submitted form, so that keyboard users do
 * not start over at the top. Target: the nearest ancestor with `tabIndex={-1}`, or the section, which needs
 * it too.
 */
export const useFocusFallback = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current: section } = root;
    if (section === null) return;
    let focused: Element | undefined;
    let home: HTMLElement | null | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
      home = focused?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    };
    const removals = new MutationObserver(() => {
      if (focused === undefined || focused.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      (home?.isConnected ? home : section).focus({ preventScroll: true });
    });
    section.addEventListener('focusin', onFocus);
    removals.observe(section, { childList: true, subtree: true });
    return () => {
      section.removeEventListener('focusin', onFocus);
      removals.disconnect();
    };
  }, [root]);
};
