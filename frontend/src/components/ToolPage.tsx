import type { ReactNode } from 'react';

interface ToolPageProps {
  readonly heading?: ReactNode;
  /** Second column: above the rest on a phone, first on a wide screen. */
  readonly tools?: ReactNode;
  /** Below everything on a phone, below the tools on a wide screen; never printed. */
  readonly offers?: ReactNode;
  readonly children: ReactNode;
}

/** Template for tools, full site width. See also `ReadingPage`. */
export const ToolPage = ({ heading, tools, offers, children }: ToolPageProps) => (
  <div data-template="tools" className="group/tools">
    {heading}
    {tools === undefined ? (
      children
    ) : (
      <div
        className={`grid grid-cols-1 items-start gap-8 print:block lg:not-has-data-as-wide-as-page:grid-cols-[18rem_minmax(0,1fr)] ${BESIDE_BOTH}`}
      >
        <div className="grid grid-cols-1 gap-4 print:hidden">{tools}</div>
        <div>{children}</div>
        <div className="empty:hidden print:hidden">{offers}</div>
      </div>
    )}
  </div>
);

/** In two columns, the second spans the tools and the offers but precedes the offers in reading order. */
const BESIDE_BOTH =
  'lg:not-has-data-as-wide-as-page:grid-rows-[auto_1fr] lg:not-has-data-as-wide-as-page:[&>:nth-child(2)]:col-start-2 lg:not-has-data-as-wide-as-page:[&>:nth-child(2)]:row-span-2 lg:not-has-data-as-wide-as-page:[&>:nth-child(2)]:row-start-1';
