import { signUpSchema } from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { Doorway } from '../../../components/illustrations/Doorway.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ConsentFields } from '../fields/ConsentFields.tsx';
import { NameFields } from '../fields/NameFields.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useOtherForm } from './useOtherForm.ts';

export const SignupPage = () => {
  const { t } = useLingui();
  return (
    <SignInFrame
      Drawing={Doorway}
      title={t`Create Free Account`}
      introduction={t`No card needed. Find help near you, and keep it all in one place.`}
      otherwise="/onboarding"
    >
      <SignupForm />
    </SignInFrame>
  );
};

const SignupForm = () => {
  const { t } = useLingui();
  const signIn = useOtherForm('/login');
  const forgotPassword = useOtherForm('/forgot-password');
  const form = useAccountForm({
    path: '/api/register',
    schema: signUpSchema,
    about: { EmailTaken: 'email' },
    fallback: msg`Registration failed. Please try again.`,
  });
  const isTaken = form.error instanceof ApiError && form.error.code === 'EmailTaken';
  return (
    <Form
      form={form}
      wayOn={
        isTaken && (
          <Trans>
            <Link to={signIn}>Sign in instead</Link>, or{' '}
            <Link to={forgotPassword}>set a new password</Link>.
          </Trans>
        )
      }
    >
      <NameFields field={form.field} />
      <TextField
        label={t`Email`}
        {...form.field('email')}
        type="email"
        autoComplete="email"
        required
      />
      <NewPasswordFields label={t`Password`} field={form.field} />
      <ConsentFields field={form.field} />
      <Button look="primary" type="submit" isBusy={form.isPending}>
        {form.isPending ? (
          <Trans>Creating your account…</Trans>
        ) : (
          <Trans>Create Free Account</Trans>
        )}
      </Button>
      <p>
        <Trans>
          Already have an account? <Link to={signIn}>Sign in</Link>
        </Trans>
      </p>
    </Form>
  );
};
