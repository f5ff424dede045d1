import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  /** Says in which directions it scrolls. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Around what may be wider or higher than its place, such as a table. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Who has only a keyboard scrolls it too.
    tabIndex={0}
    className={className}
  >
    {children}
  </section>
);
