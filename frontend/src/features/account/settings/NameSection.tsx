import {
  changeNameSchema,
  type User,
  userSchema,
} from '@hearthway/domain/account/account.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { updateUser } from '../../../session/update-user.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { NameFields } from '../fields/NameFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const NameSection = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const draft = useDraft('account-name');
  const { form, submit, errors, isPending, problem } = useForm({
    method: 'PUT',
    path: '/api/account/name',
    schema: changeNameSchema,
    answer: userSchema,
    fallback: msg`Your name could not be saved. Check your connection, then try again.`,
    onDone: (changed) => {
      draft.forget();
      updateUser(queryClient, changed);
      const name = `${changed.firstName} ${changed.lastName}`;
      showToast({
        tone: 'done',
        title: t`Name saved`,
        description: t`You’re ${name} here from now on.`,
      });
    },
  });
  return (
    <SettingsSection id="name" title={t`Your name`}>
      <form
        ref={form}
        onSubmit={submit}
        onInput={draft.onInput}
        noValidate
        className="grid w-full justify-items-start gap-5"
      >
        <FormProblem problem={problem} />
        <div className="w-full">
          <NameFields
            errors={errors}
            firstName={draft.kept['firstName'] ?? user.firstName}
            lastName={draft.kept['lastName'] ?? user.lastName}
          />
        </div>
        <Button look="secondary" type="submit" isBusy={isPending}>
          {isPending ? <Trans>Saving…</Trans> : <Trans>Save name</Trans>}
        </Button>
      </form>
    </SettingsSection>
  );
};
