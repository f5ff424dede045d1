import { type ReactNode, useState } from 'react';
import { Summary } from '../../components/Summary.tsx';

interface FoldProps {
  readonly title: ReactNode;
  readonly tone?: 'danger';
  readonly children: ReactNode;
}

/** A part that is closed at first. Its content is made when it is opened. */
export const Fold = ({ title, tone, children }: FoldProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      // Opening one closes the others, so that the page stays short.
      name={tone ?? 'told'}
      className={`group rounded-soft border px-4 ${tone === 'danger' ? 'border-2 border-danger' : 'border-line'}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary tone={tone}>{title}</Summary>
      {isOpen && <div className="grid grid-cols-1 gap-4 py-4 wrap-anywhere">{children}</div>}
    </details>
  );
};
