import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** To another site, in a tab of its own. */
export const OutsideLink = ({ href, children }: OutsideLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr-only">
      {' '}
      <Trans>(opens in a new tab)</Trans>
    </span>
  </a>
);
