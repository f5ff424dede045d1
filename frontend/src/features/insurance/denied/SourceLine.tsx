import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';

interface SourceLineProps {
  /** The rule, or the name of the page. */
  readonly source: string;
  /** The page that was read. */
  readonly url: string | null;
  readonly verified: 'primary' | 'secondary' | 'unverified';
}

/** Where something comes from, and how far it was checked. */
export const SourceLine = ({ source, url, verified }: SourceLineProps) => (
  <p className="text-sm text-text-soft wrap-anywhere">
    {url === null ? source : <OutsideLink href={url}>{source}</OutsideLink>}.{' '}
    {verified === 'primary' && <Trans>We read it at the source.</Trans>}
    {verified === 'secondary' && <Trans>We read it in another party’s words.</Trans>}
    {verified === 'unverified' && <Trans>General advice.</Trans>}
  </p>
);
