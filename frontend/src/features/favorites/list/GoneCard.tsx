import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LISTING_LANGUAGE } from '../../../components/listing-language.ts';

interface GoneCardProps {
  readonly name: string;
  readonly categoryName: string | undefined;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A favorite that has left the directory: no more is known of it than its name. */
export const GoneCard = ({ name, categoryName, action, children }: GoneCardProps) => (
  <article className="grid gap-3 rounded-soft border border-dashed border-line-strong p-4 sm:p-5">
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 lang={LISTING_LANGUAGE} className="text-lg">
          {name}
        </h2>
        {categoryName && <p className="text-sm text-text-soft">{categoryName}</p>}
      </div>
      {action}
    </div>
    <p>
      <Trans>
        This provider has left the directory, so we can’t say whether they are still open. Keep them
        as a reminder, or remove them.
      </Trans>
    </p>
    {children}
  </article>
);
