/** What a person does on a page. Specification, section 4. */
const INPUT = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'click'] as const;

/** Hears of everything that a person does, wherever on the page. */
export const onInput = (listener: () => void): (() => void) => {
  const options = { capture: true, passive: true };
  for (const type of INPUT) window.addEventListener(type, listener, options);
  return () => {
    for (const type of INPUT) window.removeEventListener(type, listener, options);
  };
};

/** Hears when somebody comes back to a page that may have slept. */
export const onWake = (listener: () => void): (() => void) => {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisible);
  document.addEventListener('resume', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    document.removeEventListener('resume', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('pageshow', listener);
  };
};
