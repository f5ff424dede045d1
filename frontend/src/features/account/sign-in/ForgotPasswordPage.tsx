import {
  forgotPasswordSchema,
  type Recovery,
  recoverySchema,
} from '@hearthway/domain/account/account.contract.ts';
import { CODE_MINUTES } from '@hearthway/domain/kernel/retention.constants.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Mailbox } from '../../../components/illustrations/Mailbox.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useOtherForm } from './useOtherForm.ts';

interface Requested {
  readonly email: string;
  /** Null while the form is shown again. */
  readonly recovery: Recovery | null;
}

export const ForgotPasswordPage = () => {
  const { t } = useLingui();
  const [requested, setRequested] = useState<Requested>();
  return (
    <AccountFrame
      Drawing={Mailbox}
      title={t`Forgot Password`}
      introduction={t`Tell us your email, and we’ll send you a code to set a new password.`}
    >
      {requested?.recovery ? (
        <CodeSent
          email={requested.email}
          recovery={requested.recovery}
          onAgain={() => setRequested({ email: requested.email, recovery: null })}
        />
      ) : (
        <ForgotPasswordForm
          email={requested?.email ?? ''}
          onRequested={(email, recovery) => setRequested({ email, recovery })}
        />
      )}
    </AccountFrame>
  );
};

interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onRequested: (email: string, recovery: Recovery) => void;
}

const ForgotPasswordForm = ({ email, onRequested: onAsked }: ForgotPasswordFormProps) => {
  const { t } = useLingui();
  const signIn = useOtherForm('/login');
  const form = useCommandForm({
    path: '/api/forgot-password',
    schema: forgotPasswordSchema,
    answer: recoverySchema,
    isAnonymous: true,
    initial: { email },
    fallback: msg`Failed to send reset email. Please try again.`,
    onDone: (recovery, filled) => onAsked(filled.email, recovery),
  });
  return (
    <Form form={form}>
      <TextField
        label={t`Email`}
        {...form.field('email')}
        type="email"
        autoComplete="username"
        required
      />
      <Button look="primary" type="submit" isBusy={form.isPending}>
        {form.isPending ? <Trans>Sending…</Trans> : <Trans>Send a code</Trans>}
      </Button>
      <p>
        <Trans>
          Remembered it? <Link to={signIn}>Sign in</Link>
        </Trans>
      </p>
    </Form>
  );
};

interface CodeSentProps {
  readonly email: string;
  readonly recovery: Recovery;
  readonly onAgain: () => void;
}

/** The same text whether or not the account exists. */
const CodeSent = ({ email, recovery, onAgain }: CodeSentProps) => {
  const reset = useOtherForm('/reset-password');
  return (
    <div className="grid justify-items-start gap-5">
      <div ref={focusWhenShown} tabIndex={-1} className="grid gap-2">
        <p>
          <Trans>If there is an account for {email}, we’ve sent a code to that address.</Trans>
        </p>
        <p>
          <Plural
            value={CODE_MINUTES}
            one="It works for # minute. Don’t see it? Check your spam folder."
            other="It works for # minutes. Don’t see it? Check your spam folder."
          />
        </p>
        <p>
          <Trans>No new email? The link in the last one we sent you still works.</Trans>
        </p>
      </div>
      {recovery.resetToken !== undefined && (
        <Notice tone="info">
          <Trans>
            Development: no mail server is set up, so here is the code. It is{' '}
            <strong>{recovery.resetToken}</strong>.
          </Trans>
        </Notice>
      )}
      <Link className={buttonClass('primary')} to={reset} state={{ email }}>
        <Trans>Continue to Reset Password</Trans>
      </Link>
      <Button look="quiet" onClick={onAgain}>
        <Trans>Send it again</Trans>
      </Button>
    </div>
  );
};
