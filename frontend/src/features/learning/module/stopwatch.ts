/** Counts time while the page is looked at. */
export interface Stopwatch {
  /** So far. */
  readonly seconds: () => number;
  readonly stop: () => void;
}

interface Page extends Pick<Document, 'addEventListener' | 'removeEventListener'> {
  readonly visibilityState: DocumentVisibilityState;
}

/** @param now Milliseconds that never go back. */
export const startStopwatch = (page: Page, now: () => number): Stopwatch => {
  let passed = 0;
  let since = page.visibilityState === 'visible' ? now() : undefined;
  const look = () => {
    if (since !== undefined) passed += now() - since;
    since = page.visibilityState === 'visible' ? now() : undefined;
  };
  page.addEventListener('visibilitychange', look);
  return {
    seconds: () => (passed + (since === undefined ? 0 : now() - since)) / 1_000,
    stop: () => page.removeEventListener('visibilitychange', look),
  };
};
