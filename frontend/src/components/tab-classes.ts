/** Row of tabs: one line that scrolls sideways on a phone. */
export const TAB_ROW = 'flex gap-x-1 border-b border-line max-sm:overflow-x-auto sm:flex-wrap';

/** Tab of such a row, which would cut off a focus frame around it. */
export const TAB =
  'touch cursor-pointer rounded-t-soft border-b-4 border-transparent py-2 font-semibold transition-colors hover:bg-accent-wash max-sm:shrink-0 max-sm:whitespace-nowrap max-sm:focus-visible:-outline-offset-4 sm:-mb-px sm:min-w-0 sm:px-4';
