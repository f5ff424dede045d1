import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <div className="mt-2 grid gap-3">{children}</div>
    </section>
  );
};
