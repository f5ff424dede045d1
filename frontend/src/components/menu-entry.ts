/** A line of a menu or of the drawer. */
export const menuEntry =
  'touch flex w-full cursor-pointer items-center gap-3 rounded-soft px-3 py-2 text-start text-text no-underline transition-colors hover:bg-accent-wash aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold';
