import { startTransition, useEffect, useState } from 'react';

const RETRY_MS = 10_000;

/**
 * Loads a part on demand, so that the first page does not wait for it: undefined until it has
 * loaded.
 *
 * @param load Always the same function. It is tried again until it succeeds.
 */
export const useLazyPart = <Part>(load: () => Promise<Part>): Part | undefined => {
  const [loaded, setLoaded] = useState<{ readonly part: Part }>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let timer: number | undefined;
    load().then(
      // Rendered in pieces: a tap does not wait for it.
      (part) => startTransition(() => setLoaded({ part })),
      () => {
        timer = window.setTimeout(setAttempt, RETRY_MS, attempt + 1);
      },
    );
    return () => window.clearTimeout(timer);
  }, [load, attempt]);

  return loaded?.part;
};
