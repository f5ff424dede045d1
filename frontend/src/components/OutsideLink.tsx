import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Link to another site in a new tab. */
export const OutsideLink = ({ href, children }: OutsideLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr-only">
      {' '}
      <Trans>(opens in a new tab)</Trans>
    </span>
  </a>
);
