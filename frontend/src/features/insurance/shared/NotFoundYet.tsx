import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { operator } from '../../../operator.ts';

/** Placeholder for a value not found, with a link to tell us. */
export const NotFoundYet = () => (
  <span className="text-text-soft">
    <Trans>Not found yet.</Trans>{' '}
    {operator.contactEmail !== undefined && (
      <OutsideLink href={`mailto:${operator.contactEmail}`}>
        <Trans>Do you know? Please tell us.</Trans>
      </OutsideLink>
    )}
  </span>
);
