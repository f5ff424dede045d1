import {
  forgotUsernameSchema,
  recoverySchema,
} from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Mailbox } from '../../../components/illustrations/Mailbox.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { NameFields } from '../fields/NameFields.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useOtherForm } from './useOtherForm.ts';

export const ForgotUsernamePage = () => {
  const { t } = useLingui();
  const [isSent, setIsSent] = useState(false);
  return (
    <AccountFrame
      Drawing={Mailbox}
      title={t`Forgot Username`}
      introduction={t`You sign in with your email address. Tell us your name, and we’ll email you a reminder.`}
    >
      {isSent ? <ReminderSent /> : <ForgotUsernameForm onSent={() => setIsSent(true)} />}
    </AccountFrame>
  );
};

const ForgotUsernameForm = ({ onSent }: { readonly onSent: () => void }) => {
  const signIn = useOtherForm('/login');
  const form = useCommandForm({
    path: '/api/forgot-username',
    schema: forgotUsernameSchema,
    answer: recoverySchema,
    isAnonymous: true,
    fallback: msg`Failed to process username recovery. Please try again.`,
    onDone: onSent,
  });
  return (
    <Form form={form}>
      <NameFields field={form.field} />
      <Button look="primary" type="submit" isBusy={form.isPending}>
        {form.isPending ? <Trans>Sending…</Trans> : <Trans>Remind me</Trans>}
      </Button>
      <p>
        <Trans>
          Remembered it? <Link to={signIn}>Sign in</Link>
        </Trans>
      </p>
    </Form>
  );
};

/** The same text whether or not the account exists. */
const ReminderSent = () => {
  const signIn = useOtherForm('/login');
  return (
    <div className="grid justify-items-start gap-5">
      <div ref={focusWhenShown} tabIndex={-1} className="grid gap-2">
        <p>
          <Trans>If there is an account under this name, we’ve sent a message to its email.</Trans>
        </p>
        <p>
          <Trans>Check all of your mailboxes, and their spam folders.</Trans>
        </p>
      </div>
      <Link className={buttonClass('primary')} to={signIn}>
        <Trans>Sign In</Trans>
      </Link>
    </div>
  );
};
