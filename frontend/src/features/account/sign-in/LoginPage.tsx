import { loginSchema } from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useOtherForm } from './useOtherForm.ts';

export const LoginPage = () => {
  const { t } = useLingui();
  return (
    <SignInFrame title={t`Sign In`} introduction={t`Welcome back.`}>
      <LoginForm />
    </SignInFrame>
  );
};

const LoginForm = () => {
  const { t } = useLingui();
  const hasTimedOut = useTimeoutNotice();
  const form = useAccountForm({
    path: '/api/login',
    schema: loginSchema,
    fallback: msg`Login failed. Please try again.`,
  });
  return (
    <div className="grid gap-5">
      {hasTimedOut && (
        <Notice tone="info">
          <Trans>
            Your session timed out for security reasons. Please log in again to continue.
          </Trans>
        </Notice>
      )}
      <Form form={form}>
        <TextField
          label={t`Email`}
          {...form.field('email')}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={t`Password`}
          {...form.field('password')}
          autoComplete="current-password"
          required
        />
        <Button look="primary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Signing in…</Trans> : <Trans>Sign In</Trans>}
        </Button>
        <OtherWays />
      </Form>
    </div>
  );
};

const OtherWays = () => {
  const signUp = useOtherForm('/signup');
  const forgotPassword = useOtherForm('/forgot-password');
  const forgotUsername = useOtherForm('/forgot-username');
  return (
    <div className="grid justify-items-start">
      <Link className="touch inline-flex items-center" to={forgotPassword}>
        <Trans>Forgot your password?</Trans>
      </Link>
      <Link className="touch inline-flex items-center" to={forgotUsername}>
        <Trans>Forgot which email you used?</Trans>
      </Link>
      <p className="touch py-2">
        <Trans>
          New here? <Link to={signUp}>Create a free account</Link>
        </Trans>
      </p>
      <p className="touch py-2">
        <Trans>
          Curious what Plus will add? <Link to="/subscribe">See plans and prices</Link>
        </Trans>
      </p>
    </div>
  );
};

/** Whether the session has just timed out. Shown once: the address does not keep it. */
const useTimeoutNotice = (): boolean => {
  const [params, setParams] = useSearchParams();
  const [hasTimedOut] = useState(params.get('timeout') === 'true');

  useEffect(() => {
    if (!params.has('timeout')) return;
    setParams(
      (current) => {
        current.delete('timeout');
        return current;
      },
      { replace: true },
    );
  }, [params, setParams]);
  return hasTimedOut;
};
