import { PRODUCT } from '@hearthway/domain/product.ts';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  /** Page title, in the heading and in the browser's tab. */
  readonly title: string;
  /** Set if it differs from the page's language. */
  readonly titleLanguage?: string;
  /** Sentence below the title. */
  readonly children?: ReactNode;
}

export const PageHeading = ({ title, titleLanguage, children }: PageHeadingProps) => (
  <div className="mb-6 grid gap-2">
    <title>{`${title} · ${PRODUCT.name}`}</title>
    <h1
      lang={titleLanguage}
      className="text-2xl group-data-[template=reading]/reading:text-3xl"
      tabIndex={-1}
    >
      {title}
    </h1>
    {children && <p className="measure text-lg text-text-soft">{children}</p>}
  </div>
);
