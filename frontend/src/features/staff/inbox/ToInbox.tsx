import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';

export const ToInbox = () => (
  <Link to="/staff/inbox" className={buttonClass('quiet')}>
    <ArrowLeft aria-hidden className="size-4" />
    <Trans>Inbox</Trans>
  </Link>
);
