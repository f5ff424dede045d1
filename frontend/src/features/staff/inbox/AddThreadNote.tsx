import { THREAD_NOTE_MAX_LENGTH } from '@hearthway/domain/staff/inbox.constants.ts';
import { threadNoteTextSchema } from '@hearthway/domain/staff/inbox.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../components/TextArea.tsx';
import { ActionDialog } from '../timeline/ActionDialog.tsx';
import type { ThreadReading } from './inbox.query.ts';
import { useThreadForm } from './useThreadForm.ts';

interface AddThreadNoteProps {
  readonly reading: ThreadReading;
  readonly onClose: () => void;
}

export const AddThreadNote = ({ reading, onClose }: AddThreadNoteProps) => {
  const { t } = useLingui();
  const form = useThreadForm({
    reading,
    command: 'note',
    schema: threadNoteTextSchema,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t`Add an internal note`}
      confirm={t`Add note`}
      confirming={t`Adding…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>
          For your colleagues. The family’s pages don’t show it, but it is part of the copy of their
          data that they can request: write only what they may read.
        </Trans>
      </p>
      <TextArea
        label={t`Note`}
        rows={3}
        {...form.field('note')}
        required
        maxLength={THREAD_NOTE_MAX_LENGTH}
      />
    </ActionDialog>
  );
};
