import { PASSWORD_MIN_LENGTH } from '@hearthway/domain/account/account.constants.ts';
import { registerSchema } from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useOtherForm } from './useOtherForm.ts';

export const SignupPage = () => {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Create Free Account`}
      introduction={t`No card needed. Find help near you, and keep it together.`}
    >
      <SignupForm />
    </AccountFrame>
  );
};

const SignupForm = () => {
  const { t } = useLingui();
  const signIn = useOtherForm('/login');
  const { form, submit, errors, isPending, isTaken, problem } = useAccountForm({
    path: '/api/register',
    schema: registerSchema,
    fallback: msg`Registration failed. Please try again.`,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      {problem && (
        <div role="alert">
          <Notice tone="danger">
            {problem} {isTaken && <Link to={signIn}>{t`Sign in instead`}</Link>}
          </Notice>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`First name`}
          name="firstName"
          autoComplete="given-name"
          required
          error={errors['firstName']}
        />
        <TextField
          label={t`Last name`}
          name="lastName"
          autoComplete="family-name"
          required
          error={errors['lastName']}
        />
      </div>
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors['email']}
      />
      <PasswordField
        label={t`Password`}
        hint={t`At least ${PASSWORD_MIN_LENGTH} characters`}
        name="password"
        autoComplete="new-password"
        required
        error={errors['password']}
      />
      <PasswordField
        label={t`Confirm password`}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors['confirmPassword']}
      />
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
