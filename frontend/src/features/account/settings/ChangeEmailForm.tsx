import { changeEmailSchema } from '@hearthway/domain/account/account.contract.ts';
import { userSchema } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { updateUser } from '../../../session/update-user.ts';

interface ChangeEmailFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

export const ChangeEmailForm = ({ email, onClose }: ChangeEmailFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useCommandForm({
    method: 'PUT',
    path: '/api/account/email',
    schema: changeEmailSchema,
    answer: userSchema,
    fieldOf: { WrongPassword: 'password' },
    fallback: msg`Your email could not be changed. Check your connection, then try again.`,
    onDone: (user, filled) => {
      updateUser(queryClient, user);
      showToast({
        tone: 'done',
        title: t`One more step`,
        description: t`Enter the code that we’ve sent to ${filled.email}.`,
      });
      onClose();
    },
  });
  return (
    <Form form={form} className="grid max-w-md gap-5">
      <TextField
        label={t`New email`}
        hint={t`We’ll send a code there. Until you enter it, nothing changes.`}
        {...form.field('email')}
        type="email"
        autoComplete="email"
        required
      />
      {/* This is the one of the two addresses that the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Your password`}
        {...form.field('password')}
        autoComplete="current-password"
        required
      />
      <FormButtons isPending={form.isPending} onCancel={onClose}>
        {form.isPending ? <Trans>Sending…</Trans> : <Trans>Send the code</Trans>}
      </FormButtons>
    </Form>
  );
};
