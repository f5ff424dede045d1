import type { MouseEvent } from 'react';
import { stayInPlace } from './stay-in-place.ts';

/** See docs/product-rules.md#scrolling. */
const DELAY_MS = 100;

/** Scrolls smoothly, unless the settings or the device request reduced motion. */
export const scrollToTopSoon = (): void => {
  const waiting = window.setTimeout(() => {
    window.removeEventListener('popstate', callOff);
    const motion = getComputedStyle(document.documentElement).getPropertyValue('--motion-short');
    const behavior = Number.parseFloat(motion) > 0 ? 'smooth' : 'instant';
    window.scrollTo({ top: 0, behavior });
  }, DELAY_MS);
  // Going back restores the previous scroll position.
  const callOff = () => window.clearTimeout(waiting);
  window.addEventListener('popstate', callOff, { once: true });
};

/** Props of header and footer links, which all lead to the top of a page. */
export const toTop = {
  ...stayInPlace,
  onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // Modified clicks open another tab, and this page stays.
    if (!ctrlKey && !metaKey && !shiftKey) scrollToTopSoon();
  },
} as const;
