import { type RefObject, useEffect, useRef } from 'react';
import type { TimelineLine } from './timeline-lines.ts';

interface LoadOlderOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly lines: readonly TimelineLine[];
  readonly load: () => void;
}

/** Who asked for older entries goes on with the first of them. */
export const useLoadOlder = ({ root, lines, load }: LoadOlderOptions): (() => void) => {
  const lastBefore = useRef<string>(undefined);

  useEffect(() => {
    if (lastBefore.current === undefined) return;
    const last = lines.findIndex(({ id }) => id === lastBefore.current);
    if (last === lines.length - 1) return;
    lastBefore.current = undefined;
    const first = root.current?.querySelector(`[aria-posinset="${last + 2}"] [tabindex="-1"]`);
    if (first instanceof HTMLElement) first.focus();
  }, [root, lines]);

  return () => {
    lastBefore.current = lines.at(-1)?.id;
    load();
  };
};
