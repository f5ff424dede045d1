import {
  FEEDBACK_LOCATION_MAX_LENGTH,
  FEEDBACK_MESSAGE_MAX_LENGTH,
  FEEDBACK_TITLE_MAX_LENGTH,
} from '@hearthway/domain/feedback/feedback.constants.ts';
import {
  publishStorySchema,
  type StaffFeedback,
} from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { StoryWords } from '../../feedback/shared/StoryWords.tsx';
import { ActionDialog } from '../timeline/ActionDialog.tsx';
import type { Reading } from './review.query.ts';
import { useDecisionForm } from './useDecision.ts';

interface PublishStoryProps {
  readonly reading: Reading;
  readonly feedback: StaffFeedback;
  readonly onClose: () => void;
}

const wordsSchema = z.omit(publishStorySchema, { seen: true });

/** Publishes a story, shortened or masked, with a preview that follows the fields. */
export const PublishStory = ({ reading, feedback, onClose }: PublishStoryProps) => {
  const { t } = useLingui();
  const { masked, revision: seen } = feedback;
  const initial = { title: masked.title, words: masked.message, place: masked.location ?? '' };
  const [filled, setFilled] = useState(initial);
  const form = useDecisionForm({
    reading,
    decision: 'publish',
    initial,
    schema: z.pipe(
      wordsSchema,
      z.transform((words) => ({ ...words, seen })),
    ),
    onClose,
  });
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setFilled((before) => ({ ...before, [target.name]: target.value }));
  };
  return (
    <ActionDialog
      title={t`Publish this story`}
      confirm={t`Publish`}
      confirming={t`Publishing…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>Leave words out where needed, but add none: it stays the family’s own story.</Trans>
      </p>
      <div onInput={onInput} className="grid gap-4">
        <TextField
          label={t`Title`}
          {...form.field('title')}
          required
          maxLength={FEEDBACK_TITLE_MAX_LENGTH}
        />
        <TextArea
          label={t`Story`}
          {...form.field('words')}
          isTall
          required
          maxLength={FEEDBACK_MESSAGE_MAX_LENGTH}
        />
        <TextField
          label={t`Place (may be left empty)`}
          {...form.field('place')}
          maxLength={FEEDBACK_LOCATION_MAX_LENGTH}
        />
      </div>
      <section
        aria-label={t`Preview`}
        className="grid gap-2 rounded-soft border border-line p-4 wrap-anywhere"
      >
        <p className="text-sm font-semibold text-text-soft">
          <Trans>This is what families will see:</Trans>
        </p>
        <StoryWords story={{ ...feedback, ...filled }} />
      </section>
    </ActionDialog>
  );
};
