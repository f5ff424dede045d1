import type { KeyboardEventHandler, ReactNode, Ref } from 'react';

interface DayGridProps {
  readonly ref: Ref<HTMLTableElement>;
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly onKeyDown: KeyboardEventHandler;
  readonly children: ReactNode;
}

/** Table of days whose cells the arrow keys walk, by the grid pattern of the APG. */
export const DayGrid = ({ ref, labelledBy, className = '', onKeyDown, children }: DayGridProps) => (
  <table
    ref={ref}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG is such a table.
    role="grid"
    aria-labelledby={labelledBy}
    className={`w-full table-fixed border-collapse bg-raised ${className}`}
    onKeyDown={onKeyDown}
  >
    {children}
  </table>
);
