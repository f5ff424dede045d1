import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from './Loading.tsx';

/**
 * Room below a gate for what needs no account, whose scripts come for visitors alone. The footer stays out of view as
 * they load.
 */
export const GatePreview = ({ children }: { readonly children: ReactNode }) => (
  <div className="visitor-only mt-10 min-h-dvh max-w-2xl print:min-h-0">
    <Suspense fallback={<Loading isPart />}>{children}</Suspense>
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
