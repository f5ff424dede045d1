import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface GoneCardProps {
  readonly name: string;
  readonly categoryName: string | undefined;
  readonly action: ReactNode;
}

/** A favorite whose listing has left the directory: no more is known of it than its name. */
export const GoneCard = ({ name, categoryName, action }: GoneCardProps) => (
  <article className="grid gap-3 rounded-soft border border-dashed border-line-strong p-4 sm:p-5">
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-lg">{name}</h2>
        {categoryName && <p className="text-sm text-text-soft">{categoryName}</p>}
      </div>
      {action}
    </div>
    <p>
      <Trans>
        This listing has left the directory, so we can’t say whether they are still open. Keep it as
        a reminder, or remove it.
      </Trans>
    </p>
  </article>
);
