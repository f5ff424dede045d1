import { loginSchema } from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useId, useState } from 'react';
import { Link, parsePath, useSearchParams } from 'react-router-dom';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import type { GateWords } from '../../../components/gate-words.ts';
import { NightWindow } from '../../../components/illustrations/NightWindow.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { SitePartsContext } from '../../../components/site-parts.ts';
import { TextField } from '../../../components/TextField.tsx';
import { TickList } from '../../../components/TickList.tsx';
import { useLazyPart } from '../../../components/useLazyPart.ts';
import { Form } from '../../../forms/Form.tsx';
import { safeRedirect } from '../../../session/redirect.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useOtherForm } from './useOtherForm.ts';

export const LoginPage = () => {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { gateAt } = use(SitePartsContext);
  const { pathname } = parsePath(safeRedirect(params.get('redirect')));
  const loadGate = gateAt(pathname ?? '/');
  return (
    <SignInFrame
      Drawing={NightWindow}
      title={t`Sign In`}
      introduction={loadGate ? t`Sign in or create a free account to go on.` : t`Welcome back.`}
    >
      <div className="grid gap-6">
        {loadGate && <Destination load={loadGate} />}
        <LoginForm />
      </div>
    </SignInFrame>
  );
};

const BENEFITS = 2;

/** The page that was asked for, and what is behind it. */
const Destination = ({ load }: { readonly load: () => Promise<GateWords> }) => {
  const { i18n } = useLingui();
  const id = useId();
  const gate = useLazyPart(load);
  if (gate === undefined)
    return <div aria-busy className="h-44 animate-breathe rounded-soft bg-accent-wash" />;
  const name = i18n._(gate.name);
  return (
    <section
      aria-labelledby={id}
      className="grid min-h-44 content-start gap-3 rounded-soft bg-accent-wash p-4"
    >
      <h2 id={id} className="text-lg">
        <Trans>Next: {name}</Trans>
      </h2>
      <TickList items={gate.benefits.slice(0, BENEFITS).map((benefit) => i18n._(benefit))} />
      <p className="text-sm text-text-soft">
        <Trans>It needs an account, which is free and takes a minute.</Trans>
      </p>
    </section>
  );
};

const LoginForm = () => {
  const { t } = useLingui();
  const hasTimedOut = useTimeoutNotice();
  const signUp = useOtherForm('/signup');
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
        <div className={buttonRow}>
          <Button look="primary" type="submit" isBusy={form.isPending}>
            {form.isPending ? <Trans>Signing in…</Trans> : <Trans>Sign In</Trans>}
          </Button>
          <Link className={buttonClass('secondary')} to={signUp}>
            <Trans>Create Free Account</Trans>
          </Link>
        </div>
        <OtherWays />
      </Form>
    </div>
  );
};

const OtherWays = () => {
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
          Need to look further? <Link to="/subscribe">See plans and prices</Link>
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
