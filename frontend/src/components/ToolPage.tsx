import type { ReactNode } from 'react';

interface ToolPageProps {
  readonly heading?: ReactNode;
  /** The second column: above the rest on a phone, before it on a wide screen. */
  readonly tools?: ReactNode;
  /** Below everything on a phone, and below the tools on a wide screen; not on paper. */
  readonly offers?: ReactNode;
  readonly children: ReactNode;
}

/** Template of a page for tools, as wide as the site. The other one is `ReadingPage`. */
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

/** In two columns the second one, which is read before the offers, is beside the tools and them. */
const BESIDE_BOTH =
  'lg:not-has-data-as-wide-as-page:grid-rows-[auto_1fr] lg:not-has-data-as-wide-as-page:[&>:nth-child(2)]:col-start-2 lg:not-has-data-as-wide-as-page:[&>:nth-child(2)]:row-span-2 lg:not-has-data-as-wide-as-page:[&>:nth-child(2)]:row-start-1';
