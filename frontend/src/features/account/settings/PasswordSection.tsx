import { changePasswordSchema } from '@hearthway/domain/account/account.contract.ts';
import { signedInSchema, type User } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { startSession } from '../../../session/start-session.ts';
import { KnownUsername } from '../fields/KnownUsername.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const PasswordSection = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  return (
    <SettingsSection id="password" title={t`Your password`}>
      <p>
        <Trans>A new password signs you out everywhere else. Here, you stay signed in.</Trans>
      </p>
      <Disclosed label={t`Change password`}>
        {(close) => <ChangePasswordForm user={user} onClose={close} />}
      </Disclosed>
    </SettingsSection>
  );
};

interface ChangePasswordFormProps {
  readonly user: User;
  readonly onClose: () => void;
}

const ChangePasswordForm = ({ user, onClose }: ChangePasswordFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useCommandForm({
    method: 'PUT',
    path: '/api/account/password',
    schema: changePasswordSchema,
    answer: signedInSchema,
    fieldOf: { WrongPassword: 'currentPassword' },
    fallback: msg`Your password could not be changed. Check your connection, then try again.`,
    onDone: (signedIn) => {
      startSession(queryClient, signedIn);
      showToast({
        tone: 'done',
        title: t`Password changed`,
        description: t`You’ve been signed out everywhere else.`,
      });
      onClose();
    },
  });
  return (
    <Form form={form} className="grid max-w-md gap-5">
      <KnownUsername email={user.email} />
      <PasswordField
        label={t`Current password`}
        {...form.field('currentPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        label={t`New password`}
        field={form.field}
        known={[user.firstName, user.lastName]}
      />
      <FormButtons isPending={form.isPending} onCancel={onClose}>
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save new password</Trans>}
      </FormButtons>
    </Form>
  );
};
