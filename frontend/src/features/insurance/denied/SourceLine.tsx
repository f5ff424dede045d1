import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';

interface SourceLineProps {
  /** Name of the rule or page. */
  readonly source: string;
  /** Address of the page. */
  readonly url: string | null;
  readonly verified: 'primary' | 'secondary' | 'unverified';
}

/** Source of a statement, and how well it was checked. */
export const SourceLine = ({ source, url, verified }: SourceLineProps) => (
  <p className="text-sm text-text-soft wrap-anywhere">
    {url === null ? source : <OutsideLink href={url}>{source}</OutsideLink>}.{' '}
    {verified === 'primary' && <Trans>We read it at the source.</Trans>}
    {verified === 'secondary' && <Trans>We read it in another party’s words.</Trans>}
    {verified === 'unverified' && <Trans>General advice.</Trans>}
  </p>
);
