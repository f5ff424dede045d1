import { sendFeedbackSchema } from '@hearthway/domain/feedback/feedback.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ignored } from '../../../api/create-api.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';
import { FeedbackFields } from '../form/FeedbackFields.tsx';
import { feedbackQuery } from './feedback.query.ts';

/** Of the signed-in family: a success story, feedback about the app, or a testimonial. */
export const FeedbackForm = () => {
  const session = useSession();
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // A form that was sent starts anew, and its button is gone.
  useEffect(() => {
    if (round > 0) heading.current?.focus({ preventScroll: true });
  }, [round]);

  return (
    <section aria-labelledby="feedback" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="feedback" tabIndex={-1} className="text-xl">
        <Trans>Share your story or feedback</Trans>
      </h2>
      {session.status === 'signed-in' && (
        <NewFeedback
          key={`${session.user.id} ${round}`}
          user={session.user}
          onSent={() => setRound((before) => before + 1)}
        />
      )}
    </section>
  );
};

interface NewFeedbackProps {
  readonly user: User;
  readonly onSent: () => void;
}

const NewFeedback = ({ user, onSent }: NewFeedbackProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const draft = useDraft('feedback');
  const initial = {
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    feedbackType: 'success_story',
    rating: '',
  };
  const form = useCommandForm({
    path: '/api/feedback',
    schema: sendFeedbackSchema,
    answer: ignored,
    initial,
    draft,
    fallback: msg`There was an error submitting your feedback. Please try again.`,
    onDone: () => {
      void queryClient.invalidateQueries(feedbackQuery(user.id));
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
  return (
    <Form form={form}>
      <FeedbackFields field={form.field} started={{ ...initial, ...draft.kept }} />
      <div className={buttonRow}>
        <Button look="primary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Submitting...</Trans> : <Trans>Submit Feedback</Trans>}
        </Button>
      </div>
    </Form>
  );
};
