import { type ComponentType, useEffect, useState } from 'react';

const RETRY_MS = 10_000;

/** The live connection is a request of its own, so that the first page does not wait for it. */
export const LiveLater = () => {
  const [Live, setLive] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let timer: number | undefined;
    import('../live/LiveConnection.tsx').then(
      ({ LiveConnection }) => setLive(() => LiveConnection),
      () => {
        timer = window.setTimeout(setAttempt, RETRY_MS, attempt + 1);
      },
    );
    return () => window.clearTimeout(timer);
  }, [attempt]);

  return Live === undefined ? null : <Live />;
};
