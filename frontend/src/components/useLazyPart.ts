import { startTransition, useEffect, useState } from 'react';

const RETRY_MS = 10_000;

/**
 * Loads a part on demand, so that the first page does not wait for it: undefined until loaded. `load` must be
 * a stable function; it is retried until it succeeds.
 */
export const useLazyPart = <Part>(load: () => Promise<Part>): Part | undefined => {
  const [loaded, setLoaded] = useState<{ readonly part: Part }>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let timer: number | undefined;
    load().then(
      // Rendered interruptibly, so that taps do not wait for it.
      (part) => startTransition(() => setLoaded({ part })),
      () => {
        timer = window.setTimeout(setAttempt, RETRY_MS, attempt + 1);
      },
    );
    return () => window.clearTimeout(timer);
  }, [load, attempt]);

  return loaded?.part;
};
