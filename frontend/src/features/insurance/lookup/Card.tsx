import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title: string;
  /** Heading level: 2 for a card of the page, 3 within a part. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

export const Card = ({ title, level = 3, children }: CardProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-soft border border-line bg-raised p-4 sm:p-5"
    >
      <Heading id={id} className={level === 2 ? 'text-xl' : 'text-lg font-semibold'}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
