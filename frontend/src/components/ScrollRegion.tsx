import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  /** Classes for the scroll directions. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Scrollable region for content that may exceed its place, such as a table. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll it too.
    tabIndex={0}
    className={className}
  >
    {children}
  </section>
);
