import { requestDeletionSchema } from '@hearthway/domain/account/account.contract.ts';
import { BACKUP_DAYS } from '@hearthway/domain/legal/legal.constants.ts';
import { type User, userSchema } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { updateUser } from '../../../session/update-user.ts';
import { KnownUsername } from '../fields/KnownUsername.tsx';
import { PlanBeforeDeletion } from './PlanWithAccount.tsx';

interface DeleteAccountFormProps {
  readonly user: User;
  readonly onClose: () => void;
}

export const DeleteAccountForm = ({ user: { id, email }, onClose }: DeleteAccountFormProps) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useCommandForm({
    path: '/api/account/deletion',
    schema: requestDeletionSchema,
    answer: userSchema,
    fieldOf: { WrongPassword: 'password' },
    fallback: msg`Nothing was deleted. Check your connection, then try again.`,
    onDone: (user) => {
      updateUser(queryClient, user);
      const day = i18n.date(user.deletionDueAt ?? new Date(), { dateStyle: 'long' });
      showToast({
        tone: 'done',
        title: t`Your account will be deleted on ${day}`,
        description: t`Until then you can keep it with one tap.`,
      });
    },
  });
  return (
    <div className="grid max-w-xl gap-5">
      <WhatHappens />
      <PlanBeforeDeletion userId={id} />
      <Form form={form}>
        <KnownUsername email={email} />
        <div className="max-w-md">
          <PasswordField
            label={t`Your password`}
            {...form.field('password')}
            autoComplete="current-password"
            required
          />
        </div>
        <FormButtons look="danger" isPending={form.isPending} onCancel={onClose}>
          {form.isPending ? <Trans>One moment…</Trans> : <Trans>Delete my account</Trans>}
        </FormButtons>
      </Form>
    </div>
  );
};

/** Read before anything is typed. */
const WhatHappens = () => (
  <div tabIndex={-1} className="grid gap-3">
    <h3 className="font-semibold">
      <Trans>What we delete</Trans>
    </h3>
    <p>
      <Trans>
        Your name, email, password and favorites, and every personal detail in the record of what
        you did here. We destroy the key to those, so no one can read them anymore, not even us.
      </Trans>
    </p>
    <h3 className="font-semibold">
      <Trans>What we keep</Trans>
    </h3>
    <ul className="grid list-disc gap-1 ps-5">
      <li>
        <Trans>
          Entries such as “a favorite was saved”, under a random number that can’t be traced to you.
          We use them to see which features people use.
        </Trans>
      </li>
      <li>
        <Trans>
          Records of payments, if you made any: amounts and dates, but no name, email or card. The
          law asks for them.
        </Trans>
      </li>
      <li>
        <Trans>
          Backups, for {BACKUP_DAYS} more days. If we have to restore one, we delete your data
          again.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        Our <Link to="/privacy">privacy policy</Link> has the details. Want to keep something?{' '}
        <Link to="/account#data">Download your data</Link> first.
      </Trans>
    </p>
  </div>
);
