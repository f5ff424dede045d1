import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { threadIn } from './came-from.ts';

/** Link back to the search, or to the thread that the family was opened from. */
export const ToSearch = () => {
  const threadId = threadIn(useLocation().state);
  return (
    <Link
      to={threadId === undefined ? '/staff/timeline' : `/staff/inbox/${threadId}`}
      className={buttonClass('quiet')}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {threadId === undefined ? (
        <Trans>Find another family</Trans>
      ) : (
        <Trans>Back to the conversation</Trans>
      )}
    </Link>
  );
};
