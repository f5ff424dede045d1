import type { Feedback } from '@hearthway/domain/feedback/feedback.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { EditFeedback } from '../form/EditFeedback.tsx';
import { feedbackQuery } from './feedback.query.ts';
import { REASON_NAMES, STATUS_NAMES } from './feedback-words.ts';
import { storiesQuery } from './stories.query.ts';

interface OwnEntryProps {
  readonly userId: string;
  readonly entry: Feedback;
}

/** One feedback of the family. What waits or was asked about can be changed. */
export const OwnEntry = ({ userId, entry }: OwnEntryProps) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const [isEditing, setIsEditing] = useState(false);
  const { id, title, status, submittedAt, question, declineReason } = entry;
  const takeBack = useMutation({
    mutationFn: () => api.send({ method: 'DELETE', path: `/api/feedback/${id}`, schema: ignored }),
    onSettled: async () => {
      void queryClient.invalidateQueries(storiesQuery);
      await queryClient.invalidateQueries(feedbackQuery(userId));
    },
    onError: failed(t`We couldn’t take it back`),
  });
  const isOpen = status === 'waiting' || status === 'returned';
  const day = i18n.date(submittedAt, { dateStyle: 'long' });
  return (
    <li className="grid grid-cols-1 gap-3 rounded-soft border border-line bg-raised p-4 wrap-anywhere">
      <div className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        <p role="status" className="font-semibold">
          {i18n._(STATUS_NAMES[status])}
        </p>
        <p className="text-sm text-text-soft">
          <Trans>You sent it on {day}.</Trans>
        </p>
      </div>
      {status === 'returned' && question !== null && (
        <Notice tone="info">
          <p className="font-semibold">
            <Trans>Our question:</Trans>
          </p>
          <p className="whitespace-pre-line">{question}</p>
        </Notice>
      )}
      {status === 'declined' && declineReason !== null && (
        <p>{i18n._(REASON_NAMES[declineReason])}</p>
      )}
      {isEditing ? (
        <EditFeedback
          userId={userId}
          feedbackId={id}
          initial={textsOf(entry)}
          onSent={() => setIsEditing(false)}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        status !== 'withdrawn' && (
          <div className={buttonRow}>
            {isOpen && (
              <Button
                look="secondary"
                aria-label={t`Change: ${title}`}
                onClick={() => setIsEditing(true)}
              >
                <Trans>Change</Trans>
              </Button>
            )}
            <Button
              look="danger"
              aria-label={t`Take back: ${title}`}
              isBusy={takeBack.isPending}
              onClick={() => takeBack.mutate()}
            >
              {takeBack.isPending ? <Trans>Taking back…</Trans> : <Trans>Take back</Trans>}
            </Button>
          </div>
        )
      )}
    </li>
  );
};

const textsOf = (entry: Feedback) => ({
  name: entry.name,
  email: entry.email,
  feedbackType: entry.feedbackType,
  rating: String(entry.rating),
  title: entry.title,
  message: entry.message,
  childAge: entry.childAge === null ? '' : String(entry.childAge),
  location: entry.location ?? '',
  isPublic: entry.isPublic ? 'true' : undefined,
});
