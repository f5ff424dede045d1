import { REASON_MAX_LENGTH } from '@hearthway/domain/staff/support-access.constants.ts';
import { revealSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ignored } from '../../../api/create-api.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { type Reading, rawEventQuery } from './timeline.query.ts';
import { useStaffCommand } from './useStaffCommand.ts';

interface RevealDialogProps {
  readonly reading: Reading;
  readonly eventId: string;
  readonly onClose: () => void;
}

/** No reason, no details. */
export const RevealDialog = ({ reading, eventId, onClose }: RevealDialogProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isEmpty, setIsEmpty] = useState(false);
  const { send, isPending, problem } = useStaffCommand({
    userId: reading.userId,
    command: 'reveal',
    schema: ignored,
    onClose,
    onDone: () => {
      void queryClient.invalidateQueries(rawEventQuery(reading, eventId));
      return {
        title: t`Details revealed`,
        description: t`Your reason was noted, and the family can see that you opened them.`,
      };
    },
  });
  return (
    <ActionDialog
      title={t`Reveal personal details?`}
      confirm={t`Reveal`}
      confirming={t`Revealing…`}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={(form) => {
        const filled = revealSchema.safeParse({ eventId, reason: form.get('reason') });
        setIsEmpty(!filled.success);
        if (filled.success) send(filled.data);
      }}
    >
      <p>
        <Trans>
          Open only what you need to help. That you did is noted with your reason, and the family
          can see it.
        </Trans>
      </p>
      <TextArea
        label={t`Why do you need to see this?`}
        name="reason"
        rows={2}
        required
        maxLength={REASON_MAX_LENGTH}
        error={isEmpty ? t`Say why you need to see this` : undefined}
      />
    </ActionDialog>
  );
};
