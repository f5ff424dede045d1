/**
 * Scrolls no further than it takes to see what the keyboard has reached, after something of the
 * page moved it. A heading, which takes the focus when its page opens, may have been scrolled away
 * from.
 */
export const showFocus = (): void => {
  document
    .querySelector(':focus-visible:not([tabindex="-1"])')
    ?.scrollIntoView({ block: 'nearest' });
};
