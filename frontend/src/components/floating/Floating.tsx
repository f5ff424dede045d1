import type { ReactNode, RefObject } from 'react';
import { MARGIN } from './free-spot.ts';
import { useFreeSpot } from './useFreeSpot.ts';

const sides = { start: 'ms-[12px]', end: 'ms-auto me-[12px]' } as const;

interface FloatingProps {
  readonly name: string;
  readonly side: keyof typeof sides;
  /** Part that must cover nothing. */
  readonly button: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * Keeps a button at the lower edge of the window, above no text or control. Has its own space below the
 * footer.
 */
export const Floating = ({ name, side, button, children }: FloatingProps) => {
  const { bottom, state } = useFreeSpot(button);
  return (
    <div
      // A translation does not count as layout shift. Empty on prerendered pages, whose policy forbids
      // styles.
      style={bottom === MARGIN ? {} : { translate: `0 ${MARGIN - bottom}px` }}
      className="@container pointer-events-none fixed inset-x-0 bottom-[12px] z-10"
    >
      <div
        data-floating={name}
        data-spot={state}
        className={`pointer-events-auto w-fit transition-opacity not-data-[spot=free]:pointer-events-none not-data-[spot=free]:opacity-0 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100 ${sides[side]}`}
      >
        {children}
      </div>
    </div>
  );
};
