import { sendFeedbackSchema } from '@hearthway/domain/feedback/feedback.contract.ts';
import type { PrivateDetail } from '@hearthway/domain/privacy/private-details.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { ignored } from '../../../api/create-api.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { feedbackQuery } from '../shared/feedback.query.ts';
import { AskDetails } from './AskDetails.tsx';
import { detailsIn } from './details-in.ts';
import { FeedbackFields } from './FeedbackFields.tsx';

interface EditFeedbackProps {
  readonly userId: string;
  /** Feedback that is changed; a new one without. */
  readonly feedbackId?: string;
  readonly initial: Readonly<Record<string, string | undefined>>;
  readonly onSent: () => void;
  readonly onCancel?: () => void;
}

/** Name of the draft of new feedback. */
export const NEW_FEEDBACK = 'feedback';

/** The form of new or changed feedback. Asks before private details are sent. */
export const EditFeedback = ({
  userId,
  feedbackId,
  initial,
  onSent,
  onCancel,
}: EditFeedbackProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const draft = useDraft(feedbackId === undefined ? NEW_FEEDBACK : `feedback-${feedbackId}`);
  const [details, setDetails] = useState<readonly PrivateDetail[]>([]);
  const waiting = useRef<HTMLFormElement>(null);
  const isAnyway = useRef(false);
  const form = useCommandForm({
    method: feedbackId === undefined ? 'POST' : 'PUT',
    path: feedbackId === undefined ? '/api/feedback' : `/api/feedback/${feedbackId}`,
    schema: sendFeedbackSchema,
    answer: ignored,
    initial,
    draft,
    fallback: msg`There was an error submitting your feedback. Please try again.`,
    onDone: () => {
      void queryClient.invalidateQueries(feedbackQuery(userId));
      showToast({
        tone: 'done',
        title: t`Thank you for sharing!`,
        description: t`Your feedback has been submitted and will be reviewed before being published.`,
      });
      onSent();
    },
    onRefused: () =>
      showToast({
        tone: 'problem',
        title: t`Submission Failed`,
        description: t`There was an error submitting your feedback. Please try again.`,
      }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const filled = event.currentTarget;
    const found = detailsIn(filled);
    const isComplete = sendFeedbackSchema.safeParse(Object.fromEntries(new FormData(filled)));
    if (isAnyway.current || found.length === 0 || !isComplete.success) {
      isAnyway.current = false;
      form.submit(event);
      return;
    }
    event.preventDefault();
    waiting.current = filled;
    setDetails(found);
  };
  return (
    <Form form={{ ...form, submit }}>
      <FeedbackFields field={form.field} started={{ ...initial, ...draft.kept }} />
      <div className={buttonRow}>
        <Button look="primary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Submitting...</Trans> : <Trans>Submit Feedback</Trans>}
        </Button>
        {onCancel !== undefined && (
          <Button look="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      {details.length > 0 && (
        <AskDetails
          details={details}
          onChange={() => setDetails([])}
          onSend={() => {
            isAnyway.current = true;
            setDetails([]);
            waiting.current?.requestSubmit();
          }}
        />
      )}
    </Form>
  );
};
