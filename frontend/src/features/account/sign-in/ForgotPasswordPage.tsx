import {
  forgotPasswordSchema,
  type Recovery,
  recoverySchema,
} from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { CodeSent } from './CodeSent.tsx';
import { useOtherForm } from './useOtherForm.ts';

interface Asked {
  readonly email: string;
  /** Null while it is asked once more. */
  readonly recovery: Recovery | null;
}

export const ForgotPasswordPage = () => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  return (
    <AccountFrame
      title={t`Forgot Password`}
      introduction={t`Tell us your email, and we’ll send you a code to set a new password.`}
    >
      {asked?.recovery ? (
        <CodeSent
          email={asked.email}
          recovery={asked.recovery}
          onAgain={() => setAsked({ email: asked.email, recovery: null })}
        />
      ) : (
        <ForgotPasswordForm
          email={asked?.email ?? ''}
          onAsked={(email, recovery) => setAsked({ email, recovery })}
        />
      )}
    </AccountFrame>
  );
};

interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onAsked: (email: string, recovery: Recovery) => void;
}

const ForgotPasswordForm = ({ email, onAsked }: ForgotPasswordFormProps) => {
  const { t } = useLingui();
  const signIn = useOtherForm('/login');
  const { form, submit, errors, isPending, problem } = useForm({
    path: '/api/forgot-password',
    schema: forgotPasswordSchema,
    answer: recoverySchema,
    isAnonymous: true,
    fallback: msg`Failed to send reset email. Please try again.`,
    onDone: (recovery, filled) => onAsked(filled.email, recovery),
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <FormProblem problem={problem} />
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        error={errors['email']}
      />
      <Button look="primary" type="submit" isBusy={isPending}>
        {isPending ? <Trans>Sending…</Trans> : <Trans>Send a code</Trans>}
      </Button>
      <p>
        <Trans>
          Remembered it? <Link to={signIn}>Sign in</Link>
        </Trans>
      </p>
    </form>
  );
};
