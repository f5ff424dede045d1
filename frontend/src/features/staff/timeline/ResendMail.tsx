import type { ResendableMail } from '@hearthway/domain/staff/support-access.constants.ts';
import { resendMailSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ignored } from '../../../api/create-api.ts';
import { Select } from '../../../components/Select.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { useStaffCommand } from './useStaffCommand.ts';

interface ResendMailProps {
  readonly userId: string;
  /** True if the email is already confirmed. */
  readonly isConfirmed: boolean;
  readonly onClose: () => void;
}

const MAILS: Readonly<Record<ResendableMail, MessageDescriptor>> = {
  'confirm-email': msg`The code that confirms the email`,
  'reset-password': msg`The code for a new password`,
  'payment-received': msg`The receipt of the last payment`,
};

export const ResendMail = ({ userId, isConfirmed, onClose }: ResendMailProps) => {
  const { i18n, t } = useLingui();
  const mails: readonly ResendableMail[] = isConfirmed
    ? ['reset-password', 'payment-received']
    : ['confirm-email', 'reset-password', 'payment-received'];
  const form = useStaffCommand({
    userId,
    command: 'mails',
    schema: resendMailSchema,
    answer: ignored,
    onClose,
    onDone: () => {
      return {
        title: t`Mail sent`,
        description: t`It is on its way to the account’s email.`,
      };
    },
  });
  return (
    <ActionDialog
      title={t`Send a mail again?`}
      confirm={t`Send`}
      confirming={t`Sending…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>It goes to the account’s email. Codes sent earlier stop working.</Trans>
      </p>
      <Select
        label={t`Which mail?`}
        {...form.field('mail')}
        options={mails.map((each) => ({ value: each, name: i18n._(MAILS[each]) }))}
      />
    </ActionDialog>
  );
};
