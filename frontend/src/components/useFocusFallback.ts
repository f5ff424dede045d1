import { type RefObject, useEffect } from 'react';

/**
 * When what has the focus is taken away, such as a form that was sent, it goes to what that stood in:
 * somebody who uses the keyboard would otherwise start over at the top. That is the nearest element
 * around it with `tabIndex={-1}`, or else the section, which needs it too.
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
