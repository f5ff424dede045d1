import { registerSchema } from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { NameFields } from '../fields/NameFields.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useOtherForm } from './useOtherForm.ts';

export const SignupPage = () => {
  const { t } = useLingui();
  return (
    <SignInFrame
      title={t`Create Free Account`}
      introduction={t`No card needed. Find help near you, and keep it together.`}
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
  const { form, submit, errors, isPending, error, problem } = useAccountForm({
    path: '/api/register',
    schema: registerSchema,
    fallback: msg`Registration failed. Please try again.`,
  });
  // Sent before the scripts have come, `get` would put the password into the address.
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblem problem={problem}>
        {error instanceof ApiError && error.code === 'EmailTaken' && (
          <Trans>
            <Link to={signIn}>Sign in instead</Link>, or{' '}
            <Link to={forgotPassword}>set a new password</Link>.
          </Trans>
        )}
      </FormProblem>
      <NameFields errors={errors} />
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors['email']}
      />
      <NewPasswordFields label={t`Password`} errors={errors} />
      <Button look="primary" type="submit" isBusy={isPending}>
        {isPending ? <Trans>Creating your account…</Trans> : <Trans>Create Free Account</Trans>}
      </Button>
      <p>
        <Trans>
          Already have an account? <Link to={signIn}>Sign in</Link>
        </Trans>
      </p>
    </form>
  );
};
