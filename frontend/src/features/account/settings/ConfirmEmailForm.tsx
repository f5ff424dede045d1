import { confirmEmailSchema } from '@hearthway/domain/account/account.contract.ts';
import { userSchema } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { updateUser } from '../../../session/update-user.ts';
import { CodeField } from '../fields/CodeField.tsx';
import { useSendCode } from '../useSendCode.ts';

/** Takes the code that was mailed to this address. */
export const ConfirmEmailForm = ({ email }: { readonly email: string }) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const sendCode = useSendCode(email);
  const form = useCommandForm({
    path: '/api/account/email/confirmation',
    schema: confirmEmailSchema,
    answer: userSchema,
    fieldOf: { WrongCode: 'code' },
    fallback: msg`Your email could not be confirmed. Check your connection, then try again.`,
    onDone: (user) => {
      updateUser(queryClient, user);
      showToast({
        tone: 'done',
        title: t`Email confirmed`,
        description: t`We’ll write to ${user.email}.`,
      });
    },
  });
  return (
    <Form form={form} className="grid w-full grid-cols-1 gap-5">
      <p>
        <Trans>
          Enter the code that we sent to <strong className="wrap-anywhere">{email}</strong>.
        </Trans>
      </p>
      <div className="max-w-xs">
        <CodeField label={t`Code`} {...form.field('code')} />
      </div>
      <div className={buttonRow}>
        <Button look="primary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Confirming…</Trans> : <Trans>Confirm email</Trans>}
        </Button>
        <Button look="quiet" onClick={() => sendCode.mutate()} isBusy={sendCode.isPending}>
          {sendCode.isPending ? <Trans>Sending…</Trans> : <Trans>Send again</Trans>}
        </Button>
      </div>
    </Form>
  );
};
