import type { ReactNode } from 'react';

interface ToolPageProps {
  readonly heading?: ReactNode;
  /** The second column: above the rest on a phone, before it on a wide screen. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Template of a page for tools, as wide as the site. The other one is `ReadingPage`. */
export const ToolPage = ({ heading, tools, children }: ToolPageProps) => (
  <div data-template="tools" className="group/tools">
    {heading}
    {tools === undefined ? (
      children
    ) : (
      <div className="grid grid-cols-1 items-start gap-8 lg:not-has-data-as-wide-as-page:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4">{tools}</div>
        <div>{children}</div>
      </div>
    )}
  </div>
);
