import { endedSessionsSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { ActionDialog } from './ActionDialog.tsx';
import { useStaffCommand } from './useStaffCommand.ts';

interface EndSessionsProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const EndSessions = ({ userId, name, onClose }: EndSessionsProps) => {
  const { t } = useLingui();
  const form = useStaffCommand({
    userId,
    command: 'end-sessions',
    schema: z.object({}),
    answer: endedSessionsSchema,
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
      form={form}
      onClose={onClose}
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
