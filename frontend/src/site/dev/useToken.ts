import { useSyncExternalStore } from 'react';

/** Color modes and all other settings are attributes of the root. */
const onChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
};

/** Current value of a CSS variable of the root. */
export const useToken = (name: string): string =>
  useSyncExternalStore(onChange, () =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
  );
