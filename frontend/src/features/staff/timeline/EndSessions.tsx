import { endedSessionsSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionDialog } from './ActionDialog.tsx';
import { useStaffCommand } from './useStaffCommand.ts';

interface EndSessionsProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const EndSessions = ({ userId, name, onClose }: EndSessionsProps) => {
  const { t } = useLingui();
  const { send, isPending, problem } = useStaffCommand({
    userId,
    command: 'end-sessions',
    schema: endedSessionsSchema,
    onClose,
    onDone: ({ ended }) => {
      return {
        title: t`Sessions ended`,
        description:
          ended === 0
            ? t`The family was not signed in anywhere.`
            : t`${plural(ended, { one: 'The family was signed out on # device.', other: 'The family was signed out on # devices.' })}`,
      };
    },
  });
  return (
    <ActionDialog
      title={t`End all sessions?`}
      confirm={t`End sessions`}
      confirming={t`Ending…`}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send()}
    >
      <p>
        <Trans>
          {name} is signed out on every device, and can sign in again right away. Unsent input may
          be lost.
        </Trans>
      </p>
    </ActionDialog>
  );
};
