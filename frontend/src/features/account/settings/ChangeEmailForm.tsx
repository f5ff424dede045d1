import { changeEmailSchema, userSchema } from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { updateUser } from '../../../session/update-user.ts';

interface ChangeEmailFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

export const ChangeEmailForm = ({ email, onClose }: ChangeEmailFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { form, submit, errors, isPending, problem } = useForm({
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
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <FormProblem problem={problem} />
      <TextField
        label={t`New email`}
        hint={t`We’ll send a code there. Until you enter it, nothing changes.`}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors['email']}
      />
      {/* Of the two addresses, this is the one that the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        required
        error={errors['password']}
      />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {isPending ? <Trans>Sending…</Trans> : <Trans>Send the code</Trans>}
      </FormButtons>
    </form>
  );
};
