import { FEEDBACK_QUESTION_MAX_LENGTH } from '@hearthway/domain/feedback/feedback.constants.ts';
import { returnFeedbackSchema } from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { TextArea } from '../../../components/TextArea.tsx';
import { ActionDialog } from '../timeline/ActionDialog.tsx';
import type { Reading } from './review.query.ts';
import { useDecisionForm } from './useDecision.ts';

interface AskBackProps {
  readonly reading: Reading;
  readonly seen: number;
  readonly onClose: () => void;
}

const questionSchema = z.omit(returnFeedbackSchema, { seen: true });

/** Asks the family a question about its feedback. */
export const AskBack = ({ reading, seen, onClose }: AskBackProps) => {
  const { t } = useLingui();
  const form = useDecisionForm({
    reading,
    decision: 'return',
    schema: z.pipe(
      questionSchema,
      z.transform((filled) => ({ ...filled, seen })),
    ),
    onClose,
  });
  return (
    <ActionDialog
      title={t`Ask the family`}
      confirm={t`Ask`}
      confirming={t`Asking…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>The family reads your question on its page, and an email tells it to look.</Trans>
      </p>
      <TextArea
        label={t`Question`}
        {...form.field('question')}
        required
        maxLength={FEEDBACK_QUESTION_MAX_LENGTH}
      />
    </ActionDialog>
  );
};
