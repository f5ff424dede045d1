import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

export const BackToLessons = () => (
  <Link to="/learning" className="touch mb-2 inline-flex items-center gap-2 print:hidden">
    <ArrowLeft aria-hidden className="size-4" />
    <Trans>All lessons</Trans>
  </Link>
);
