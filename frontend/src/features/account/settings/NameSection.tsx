import { changeNameSchema } from '@hearthway/domain/account/account.contract.ts';
import { type User, userSchema } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { updateUser } from '../../../session/update-user.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { NameFields } from '../fields/NameFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const NameSection = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useCommandForm({
    method: 'PUT',
    path: '/api/account/name',
    schema: changeNameSchema,
    answer: userSchema,
    initial: { firstName: user.firstName, lastName: user.lastName },
    draft: useDraft('account-name'),
    fallback: msg`Your name could not be saved. Check your connection, then try again.`,
    onDone: (changed) => {
      updateUser(queryClient, changed);
      const name = `${changed.firstName} ${changed.lastName}`;
      showToast({
        tone: 'done',
        title: t`Name saved`,
        description: t`Your name is now ${name}.`,
      });
    },
  });
  return (
    <SettingsSection id="name" title={t`Your name`}>
      <Form form={form} className="grid w-full justify-items-start gap-5">
        <div className="w-full">
          <NameFields field={form.field} />
        </div>
        <Button look="secondary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save name</Trans>}
        </Button>
      </Form>
    </SettingsSection>
  );
};
