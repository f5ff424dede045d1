import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { Lamp } from '../../../components/illustrations/Lamp.tsx';

export const NoFavorites = () => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
    <Lamp className="w-48" />
    <h2 className="text-xl">
      <Trans>No favorites yet</Trans>
    </h2>
    <p className="measure">
      <Trans>Press the heart beside a provider. You’ll find it again here, on every device.</Trans>
    </p>
    <Link className={buttonClass('primary')} to="/resources">
      <Trans>Find Resources</Trans>
    </Link>
  </div>
);
