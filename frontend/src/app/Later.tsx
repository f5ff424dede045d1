import { type ComponentType, useEffect, useState } from 'react';

const RETRY_MS = 10_000;

interface LaterProps {
  /** Always the same function. It is tried again until it succeeds. */
  readonly load: () => Promise<ComponentType>;
}

/** A part of every page that is a request of its own, so that the first page does not wait for it. */
export const Later = ({ load }: LaterProps) => {
  const [Part, setPart] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let timer: number | undefined;
    load().then(
      (Loaded) => setPart(() => Loaded),
      () => {
        timer = window.setTimeout(setAttempt, RETRY_MS, attempt + 1);
      },
    );
    return () => window.clearTimeout(timer);
  }, [load, attempt]);

  return Part === undefined ? null : <Part />;
};
