/**
 * A form of a page that was rendered at build time can be sent before its script is there. The
 * browser would load the page anew then, and what was typed would be lost: it is sent when the page
 * is ready.
 */
export const holdEarlyForms = (): void => {
  const { documentElement: root } = document;
  let held: SubmitEvent | undefined;
  const hold = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    held = event;
  };
  document.addEventListener('submit', hold);
  new MutationObserver((_records, observer) => {
    observer.disconnect();
    document.removeEventListener('submit', hold);
    // The form of a replaced page is no longer in the document.
    if (held?.target instanceof HTMLFormElement && held.target.isConnected)
      held.target.requestSubmit(held.submitter);
  }).observe(root, { attributeFilter: ['data-ready'] });
};
