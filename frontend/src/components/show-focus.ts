/**
 * Scrolls just enough to show the keyboard's focus after the page moved. Ignores headings, which are focused
 * when their page opens and may have been scrolled away from.
 */
export const showFocus = (): void => {
  document
    .querySelector(':focus-visible:not([tabindex="-1"])')
    ?.scrollIntoView({ block: 'nearest' });
};
