import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Opens its `<details>`, which needs the class `group`. */
export const Summary = ({ children }: { readonly children: ReactNode }) => (
  <summary className="touch inline-flex cursor-pointer items-center gap-2 font-semibold text-accent">
    <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
    {children}
  </summary>
);
