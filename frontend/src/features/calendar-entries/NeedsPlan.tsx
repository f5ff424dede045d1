import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { household } from '../../session/household.ts';

/** Says which plan has a calendar. */
export const NeedsPlan = () => (
  <p>
    <Trans>The Family plan has a calendar. Entries that you have stay readable.</Trans>{' '}
    {household.current() === undefined && (
      <Link to="/subscribe">
        <Trans>See the plans</Trans>
      </Link>
    )}
  </p>
);
