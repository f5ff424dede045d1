import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface SummaryProps {
  readonly tone?: 'danger' | undefined;
  readonly children: ReactNode;
}

/** Summary of a `<details>`, which needs the class `group`. */
export const Summary = ({ tone, children }: SummaryProps) => (
  <summary
    className={`touch flex cursor-pointer items-center gap-2 font-semibold wrap-anywhere ${tone === 'danger' ? 'text-danger' : 'text-accent'}`}
  >
    <ChevronDown
      aria-hidden
      className="size-4 shrink-0 transition-transform group-open:rotate-180 print:hidden"
    />
    {children}
  </summary>
);
