import { SUPPORT_NOTE_MAX_LENGTH } from '@hearthway/domain/staff/support-access.constants.ts';
import { addSupportNoteSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ignored } from '../../../api/create-api.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import type { FamilyDrafts } from './useFamilyDrafts.ts';
import { useStaffCommand } from './useStaffCommand.ts';

interface AddNoteProps {
  readonly userId: string;
  readonly drafts: Pick<FamilyDrafts, 'note' | 'setNote'>;
  readonly onClose: () => void;
}

export const AddNote = ({ userId, drafts: { note, setNote }, onClose }: AddNoteProps) => {
  const { t } = useLingui();
  const form = useStaffCommand({
    userId,
    command: 'notes',
    schema: addSupportNoteSchema,
    answer: ignored,
    initial: { note },
    onClose,
    onDone: () => {
      // Keeps a note begun in the meantime.
      setNote((now) => (now === note ? '' : now));
      return {
        title: t`Note added`,
        description: t`It is in the timeline, where its text is masked until it is revealed.`,
      };
    },
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
        onInput={({ currentTarget }) => setNote(currentTarget.value)}
        required
        maxLength={SUPPORT_NOTE_MAX_LENGTH}
      />
    </ActionDialog>
  );
};
