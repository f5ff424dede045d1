/** A link or a button in the line of the header. */
export const headerEntry =
  'touch inline-flex items-center justify-center gap-1.5 whitespace-nowrap rounded-soft px-1.5 font-semibold text-text no-underline transition-colors hover:bg-accent-wash sm:gap-2 sm:px-3 xl:px-2 xl:text-sm aria-[current=page]:bg-accent-wash';
