import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';

/** Back to where families are found. */
export const ToSearch = () => (
  <Link to="/staff/timeline" className={buttonClass('quiet')}>
    <ArrowLeft aria-hidden className="size-4" />
    <Trans>Find another family</Trans>
  </Link>
);
