import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';

/** Where to go from here. */
export const WaysOn = () => (
  <div className={buttonRow}>
    <Link className={buttonClass('primary')} to="/">
      <Trans>Go to the start page</Trans>
    </Link>
    <Link className={buttonClass('quiet')} to="/account">
      <Trans>Account Settings</Trans>
    </Link>
    <Link className={buttonClass('quiet')} to="/support">
      <Trans>Support Center</Trans>
    </Link>
  </div>
);
