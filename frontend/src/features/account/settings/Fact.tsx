import type { ReactNode } from 'react';

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

/** A line of a list of facts. */
export const Fact = ({ term, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-sm text-text-soft">{term}</dt>
    <dd className="wrap-anywhere font-semibold">{children}</dd>
  </div>
);
