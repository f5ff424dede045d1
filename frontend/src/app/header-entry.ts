/** A link or a button in the line of the header. */
export const headerEntry =
  'touch inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-soft px-2 font-semibold text-text no-underline transition-colors hover:bg-accent-wash sm:px-3 aria-[current=page]:bg-accent-wash';
