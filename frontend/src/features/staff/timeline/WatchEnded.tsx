import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToSearch } from './ToSearch.tsx';
import type { WatchEnd } from './watch-end.ts';

interface WatchEndedProps {
  readonly end: WatchEnd;
  readonly onOpenAgain: () => void;
}

/** In place of a timeline that was emptied: why, and the way on. */
export const WatchEnded = ({ end, onOpenAgain }: WatchEndedProps) => {
  const { t } = useLingui();
  const words: Readonly<Record<WatchEnd, { readonly title: string; readonly text: string }>> = {
    expired: {
      title: t`Your time is over`,
      text: t`Nothing of this family is shown any more. Open its activity again to go on: that is noted once more.`,
    },
    erased: {
      title: t`The account was deleted`,
      text: t`The family has deleted its account, and what it did is no longer shown. There is nothing left to look at.`,
    },
    refused: {
      title: t`You can’t look at this family`,
      text: t`Your account has no access to it any more.`,
    },
  };
  const { title, text } = words[end];
  return (
    <div role="alert" ref={focusWhenShown} tabIndex={-1}>
      <PageHeading title={title}>{text}</PageHeading>
      <div className={buttonRow}>
        {end === 'expired' && (
          <Button look="primary" onClick={onOpenAgain}>
            <Trans>Open again</Trans>
          </Button>
        )}
        <ToSearch />
      </div>
    </div>
  );
};
