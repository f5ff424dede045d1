import { REDIRECT_AFTER_RESET_MS } from '@hearthway/domain/account/account.constants.ts';
import { recoverySchema, resetPasswordSchema } from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Mailbox } from '../../../components/illustrations/Mailbox.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { tokens } from '../../../session/tokens.ts';
import { CodeField } from '../fields/CodeField.tsx';
import { KnownUsername } from '../fields/KnownUsername.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { linkIn, recoveryStateOf } from './recovery-state.ts';
import { useOtherForm } from './useOtherForm.ts';

export const ResetPasswordPage = () => {
  const { t } = useLingui();
  const [isSet, setIsSet] = useState(false);
  const link = linkIn(useLocation().hash);
  return (
    <AccountFrame
      Drawing={Mailbox}
      title={t`Reset Password`}
      introduction={
        link === undefined
          ? t`Enter the code from our email, and choose a new password.`
          : t`Choose a new password. The link in our email has shown that it’s you.`
      }
    >
      {isSet ? (
        <PasswordIsSet />
      ) : (
        <ResetPasswordForm key={link} link={link} onReset={() => setIsSet(true)} />
      )}
    </AccountFrame>
  );
};

interface ResetPasswordFormProps {
  /** The secret of the mailed link, which takes the place of the e-mail and the code. */
  readonly link: string | undefined;
  readonly onReset: () => void;
}

const ResetPasswordForm = ({ link, onReset }: ResetPasswordFormProps) => {
  const { t } = useLingui();
  const email = recoveryStateOf(useLocation().state)?.email;
  const forgotPassword = useOtherForm('/forgot-password');
  const form = useCommandForm({
    path: '/api/reset-password',
    schema: resetPasswordSchema,
    answer: recoverySchema,
    isAnonymous: true,
    fieldOf: link === undefined ? { WrongCode: 'token' } : {},
    fallback: msg`Failed to reset password. Please try again.`,
    onDone: () => {
      // A new password ends every session, including this browser's.
      tokens.leave();
      onReset();
    },
  });
  return (
    <Form form={form}>
      {link === undefined ? (
        <>
          {email === undefined ? (
            <TextField
              label={t`Email`}
              hint={t`The address you asked us to send a code to`}
              {...form.field('email')}
              type="email"
              autoComplete="username"
              required
            />
          ) : (
            <>
              <p>
                <Trans>
                  For the account of <strong className="wrap-anywhere">{email}</strong>
                </Trans>
              </p>
              <KnownUsername email={email} />
            </>
          )}
          <CodeField label={t`Reset code`} {...form.field('token')} />
        </>
      ) : (
        <input type="hidden" name="token" value={link} />
      )}
      <NewPasswordFields label={t`New password`} field={form.field} />
      <Button look="primary" type="submit" isBusy={form.isPending}>
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save new password</Trans>}
      </Button>
      <p>
        <Trans>
          No code, or has it expired? Open the link in our latest email, or{' '}
          <Link to={forgotPassword}>get a new one</Link>
        </Trans>
      </p>
    </Form>
  );
};

/** Leads on to signing in by itself. */
const PasswordIsSet = () => {
  const navigate = useNavigate();
  const signIn = useOtherForm('/login');

  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(signIn), REDIRECT_AFTER_RESET_MS);
    return () => window.clearTimeout(timer);
  }, [navigate, signIn]);

  return (
    <div ref={focusWhenShown} tabIndex={-1} className="grid gap-2">
      <p className="font-semibold text-positive">
        <Trans>Your new password is saved. You’ve been signed out everywhere.</Trans>
      </p>
      <p>
        <Trans>
          We’re taking you to the sign-in page. <Link to={signIn}>Go there now</Link>
        </Trans>
      </p>
    </div>
  );
};
