import { type ReactNode, useId } from 'react';

interface TitledPartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Part of a page below the page's heading. On paper it stays in one piece. */
export const TitledPart = ({ title, children }: TitledPartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid break-inside-avoid grid-cols-1 gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface DetailProps {
  readonly title: ReactNode;
  /** Empty: not stated, and left out. */
  readonly words: string;
}

/** Part whose content is a text of the family's own. */
export const Detail = ({ title, words }: DetailProps) =>
  words === '' ? null : (
    <TitledPart title={title}>
      <p className="whitespace-pre-wrap">{words}</p>
    </TitledPart>
  );
