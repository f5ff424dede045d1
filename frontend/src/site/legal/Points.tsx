import type { ReactNode } from 'react';

/** Its children are the items. */
export const Points = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid list-disc gap-2 ps-6">{children}</ul>
);
