import { autoUpdate } from '@floating-ui/react-dom';
import { useLayoutEffect, useRef } from 'react';

/** Between the ring and what it is around, in pixels. */
const GAP_PX = 6;

/** A ring around what a step points at. The page below can be used as ever. */
export const Spotlight = ({ target }: { readonly target: Element }) => {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = ring.current;
    if (shown === null) return;
    return autoUpdate(target, shown, () => {
      const { left, top, width, height } = target.getBoundingClientRect();
      shown.style.translate = `${left - GAP_PX}px ${top - GAP_PX}px`;
      shown.style.width = `${width + 2 * GAP_PX}px`;
      shown.style.height = `${height + 2 * GAP_PX}px`;
    });
  }, [target]);
  return (
    <div
      ref={ring}
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-10 rounded-soft border-3 border-focus"
    />
  );
};
