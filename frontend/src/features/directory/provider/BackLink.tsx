import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

/** Back to where somebody came from, as they left it; to the directory, if from elsewhere. */
export const BackLink = () => {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <Link
      to="/resources"
      onClick={(event) => {
        if (isFirstPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="touch mb-2 inline-flex items-center gap-2 print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {isFirstPage ? <Trans>Find Resources</Trans> : <Trans comment="A link">Back</Trans>}
    </Link>
  );
};
