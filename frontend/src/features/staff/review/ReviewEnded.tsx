import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { PageHeading } from '../../../components/PageHeading.tsx';
import type { ReviewEnd } from './review-end.ts';

interface ReviewEndedProps {
  readonly end: ReviewEnd;
  readonly onOpenAgain: () => void;
}

/** Replaces feedback after the access ended: the reason and the next step. */
export const ReviewEnded = ({ end, onOpenAgain }: ReviewEndedProps) => {
  const { t } = useLingui();
  return (
    <div role="alert" ref={focusWhenShown} tabIndex={-1}>
      {end === 'expired' ? (
        <>
          <PageHeading title={t`Your access has ended`}>
            <Trans>
              This feedback is no longer shown. Open it again to continue: that is noted again.
            </Trans>
          </PageHeading>
          <Button look="primary" onClick={onOpenAgain}>
            <Trans>Open again</Trans>
          </Button>
        </>
      ) : (
        <PageHeading title={t`There is no such feedback`}>
          <Trans>
            The family has taken it back, or has deleted its account. Or the address is mistyped.
          </Trans>
        </PageHeading>
      )}
    </div>
  );
};
