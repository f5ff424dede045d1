import { PRODUCT } from '@hearthway/domain/product.ts';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  /** What the page is called, in its heading and in the browser's tab. */
  readonly title: string;
  /** A sentence below it. */
  readonly children?: ReactNode;
}

export const PageHeading = ({ title, children }: PageHeadingProps) => (
  <div className="mb-6 grid gap-2">
    <title>{`${title} · ${PRODUCT.name}`}</title>
    <h1 className="text-2xl" tabIndex={-1}>
      {title}
    </h1>
    {children && <p className="measure text-lg text-text-soft">{children}</p>}
  </div>
);
