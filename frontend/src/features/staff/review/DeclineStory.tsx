import { DECLINE_REASONS } from '@hearthway/domain/feedback/feedback.constants.ts';
import { declineFeedbackSchema } from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { Select } from '../../../components/Select.tsx';
import { REASON_NAMES } from '../../feedback/shared/feedback-words.ts';
import { ActionDialog } from '../timeline/ActionDialog.tsx';
import type { Reading } from './review.query.ts';
import { useDecisionForm } from './useDecision.ts';

interface DeclineStoryProps {
  readonly reading: Reading;
  readonly seen: number;
  readonly onClose: () => void;
}

const reasonSchema = z.omit(declineFeedbackSchema, { seen: true });

/** Declines to publish, with a reason for the family. */
export const DeclineStory = ({ reading, seen, onClose }: DeclineStoryProps) => {
  const { i18n, t } = useLingui();
  const form = useDecisionForm({
    reading,
    decision: 'decline',
    schema: z.pipe(
      reasonSchema,
      z.transform((filled) => ({ ...filled, seen })),
    ),
    onClose,
  });
  return (
    <ActionDialog
      title={t`Decline`}
      confirm={t`Decline`}
      confirming={t`Declining…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>The family gets the reason by email, and sees it on its page.</Trans>
      </p>
      <Select
        label={t`Reason`}
        {...form.field('reason')}
        options={DECLINE_REASONS.map((value) => ({ value, name: i18n._(REASON_NAMES[value]) }))}
      />
    </ActionDialog>
  );
};
