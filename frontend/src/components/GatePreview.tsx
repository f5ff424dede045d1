import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TitledPart } from './TitledPart.tsx';

interface GatePreviewProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** What is behind a gate, below it: something to read without an account. The footer stays out of view as it loads. */
export const GatePreview = ({ title, children }: GatePreviewProps) => (
  <div className="visitor-only mt-10 min-h-dvh max-w-2xl print:min-h-0">
    <TitledPart title={title}>{children}</TitledPart>
  </div>
);

interface OpenPagesProps {
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly language?: string | undefined;
  }[];
}

/** Links to pages that need no account. */
export const OpenPages = ({ pages }: OpenPagesProps) => (
  <ul className="grid">
    {pages.map(({ path, title, language }) => (
      <li key={path}>
        <Link to={path} lang={language} className="touch inline-flex items-center">
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
