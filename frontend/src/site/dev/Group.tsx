import type { ReactNode } from 'react';
import { GROUPS } from './groups.ts';

interface GroupProps {
  readonly id: keyof typeof GROUPS;
  readonly children: ReactNode;
}

export const Group = ({ id, children }: GroupProps) => (
  <section aria-labelledby={id} className="grid gap-6 border-t border-line pt-6">
    <h2 id={id} className="text-xl">
      {GROUPS[id]}
    </h2>
    {children}
  </section>
);

interface SpecimenProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One component in its states. */
export const Specimen = ({ name, children }: SpecimenProps) => (
  <div className="grid gap-3">
    <h3 className="text-lg">{name}</h3>
    {children}
  </div>
);

/** States side by side where there is room. */
export const States = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
);
