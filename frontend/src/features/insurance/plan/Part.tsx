import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Part = ({ title, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-5">
      <h3 id={id} className="break-after-avoid text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
};
