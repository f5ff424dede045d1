import type { ReactNode } from 'react';

interface ReadingPageProps {
  /** Links within the page: above the text, beside it on a wide screen. */
  readonly contents?: ReactNode;
  /** Drawing: below the text, beside it from tablet width. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Template for reading: one column at the left edge. See also `ToolPage`. */
export const ReadingPage = ({ contents, picture, children }: ReadingPageProps) => (
  <div
    data-template="reading"
    className={`group/reading grid grid-cols-1 items-start gap-x-12 gap-y-8 ${columnsOf({ contents, picture })}`}
  >
    {contents && <div className="lg:sticky lg:top-6 lg:col-start-2">{contents}</div>}
    <div className="col-start-1 max-w-2xl lg:row-start-1">{children}</div>
    {picture}
  </div>
);

const columnsOf = ({ contents, picture }: Pick<ReadingPageProps, 'contents' | 'picture'>) => {
  if (picture) return 'md:grid-cols-[minmax(0,42rem)_12rem] lg:grid-cols-[minmax(0,42rem)_18rem]';
  return contents ? 'lg:grid-cols-[minmax(0,42rem)_18rem]' : '';
};
