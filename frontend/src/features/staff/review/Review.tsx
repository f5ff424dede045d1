import type { StaffFeedback } from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import { RENEWED_BELOW_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { StoryWords } from '../../feedback/shared/StoryWords.tsx';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { RenewGrant } from '../timeline/RenewGrant.tsx';
import { useLookEnd } from '../useLookEnd.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { AskBack } from './AskBack.tsx';
import { DeclineStory } from './DeclineStory.tsx';
import { PublishStory } from './PublishStory.tsx';
import { type Reading, reviewQuery } from './review.query.ts';
import { DANGERS, stateOf } from './review-words.ts';
import { useDecision } from './useDecision.ts';

interface ReviewProps {
  readonly reading: Reading;
  readonly feedback: StaffFeedback;
  /** Reveals private details in the text, which is also logged. */
  readonly onShowAll: () => void;
}

/** Opened feedback, with the decisions available to staff. */
export const Review = ({ reading, feedback, onShowAll }: ReviewProps) => {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const heading = useId();
  const queryClient = useQueryClient();
  const { decide, pending } = useDecision(reading);
  useLookEnd(feedback.grantUntil, () => void queryClient.invalidateQueries(reviewQuery(reading)));
  const [dialog, setDialog] = useState<'publish' | 'return' | 'decline'>();
  const { status, isPublic, crisis, shown, revision: seen } = feedback;
  const isWaiting = status === 'waiting';
  const canPublish = isWaiting && isPublic;
  const open = (what: typeof dialog, isPossible: boolean) => () => {
    if (isPossible) setDialog(what);
  };
  const markRead = () => {
    if (isWaiting) decide({ decision: 'read', body: { seen } });
  };
  const unpublish = () => {
    if (status === 'published') decide({ decision: 'unpublish' });
  };
  useShortcuts({
    p: open('publish', canPublish),
    q: open('return', isWaiting),
    d: open('decline', isWaiting),
    m: markRead,
    x: unpublish,
    u: () => void navigate('/staff/feedback'),
  });
  const close = () => setDialog(undefined);
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <PageHeading title={feedback.title}>{i18n._(stateOf(status))}</PageHeading>
      <RenewGrant offeredAt={RENEWED_BELOW_MINUTES} />
      {crisis !== null && (
        <Notice tone="danger">
          <p className="font-semibold">{i18n._(DANGERS[crisis])}</p>
          <p className="text-text">
            <Trans>Answer first: ask back, and say whom the family can call right now.</Trans>
          </p>
        </Notice>
      )}
      {feedback.hasPrivateDetails && shown === 'masked' && (
        <Notice tone="caution">
          <p>
            <Trans>Private details are masked. Showing them is noted for the family.</Trans>
          </p>
          <Button look="secondary" onClick={onShowAll}>
            <Trans>Show the details</Trans>
          </Button>
        </Notice>
      )}
      <section
        aria-labelledby={heading}
        className="grid gap-2 rounded-soft border border-line bg-raised p-5"
      >
        <h2 id={heading} className="text-lg">
          <Trans>What the family wrote</Trans>
        </h2>
        <StoryWords story={{ ...feedback, place: feedback.location, words: feedback.message }} />
        {feedback.childAge !== null && (
          <p className="text-sm text-text-soft">
            <Trans>Child’s age: {feedback.childAge}. It is never published.</Trans>
          </p>
        )}
        <p className="text-sm text-text-soft">
          {isPublic ? (
            <Trans>The family agreed that it is published.</Trans>
          ) : (
            <Trans>The family did not agree that it is published.</Trans>
          )}
        </p>
      </section>
      <div className={buttonRow}>
        {canPublish && (
          <Button look="primary" onClick={() => setDialog('publish')}>
            <Trans>Publish…</Trans>
          </Button>
        )}
        {isWaiting && (
          <>
            <Button look="secondary" onClick={() => setDialog('return')}>
              <Trans>Ask back…</Trans>
            </Button>
            <Button look="secondary" onClick={() => setDialog('decline')}>
              <Trans>Decline…</Trans>
            </Button>
            <Button look="secondary" isBusy={pending === 'read'} onClick={markRead}>
              <Trans>Mark as read</Trans>
            </Button>
          </>
        )}
        {status === 'published' && (
          <Button look="danger" isBusy={pending === 'unpublish'} onClick={unpublish}>
            <Trans>Unpublish</Trans>
          </Button>
        )}
      </div>
      <ShortcutSwitch
        description={t`P publishes, Q asks back, D declines, M marks as read, X unpublishes, U goes back to the list. All are off while you type.`}
      />
      {dialog === 'publish' && (
        <PublishStory reading={reading} feedback={feedback} onClose={close} />
      )}
      {dialog === 'return' && <AskBack reading={reading} seen={seen} onClose={close} />}
      {dialog === 'decline' && <DeclineStory reading={reading} seen={seen} onClose={close} />}
    </div>
  );
};
