import { invitedSchema } from '@hearthway/domain/household/household.contract.ts';
import { INVITATION_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonRow } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../components/toasts/useToast.ts';
import { Form } from '../../forms/Form.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { GrantFields } from './GrantFields.tsx';
import { invitationFormSchema } from './grant-form.ts';
import { HOUSEHOLD_PATH, householdQuery } from './household.queries.ts';

interface InviteFormProps {
  readonly userId: string;
  readonly onDone: () => void;
}

interface Made {
  readonly token: string;
  readonly isMailed: boolean;
}

/** Form of an invitation. Once it is made, its link, which is shown this once. */
export const InviteForm = ({ userId, onDone }: InviteFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<Made>();
  const form = useCommandForm({
    path: `${HOUSEHOLD_PATH}/invitations`,
    schema: invitationFormSchema,
    answer: invitedSchema,
    initial: { role: 'caregiver' },
    draft: useDraft('invitation'),
    fieldOf: { AccessEndPast: 'endsAt' },
    fallback: msg`We couldn’t make the invitation. Please try again.`,
    onDone: ({ token }, { email }) => {
      void queryClient.invalidateQueries(householdQuery(userId));
      setMade({ token, isMailed: email !== null });
    },
  });
  if (made !== undefined) return <InvitationLink made={made} onDone={onDone} />;
  return (
    <Form form={form}>
      <GrantFields field={form.field} />
      <TextField
        label={t`Email`}
        hint={t`We mail the link there, and do not keep the address. Empty: you send the link yourself.`}
        {...form.field('email')}
        type="email"
        autoComplete="off"
      />
      <FormButtons isPending={form.isPending} onCancel={onDone}>
        {form.isPending ? <Trans>Inviting…</Trans> : <Trans>Make invitation</Trans>}
      </FormButtons>
    </Form>
  );
};

const InvitationLink = ({
  made: { token, isMailed },
  onDone,
}: {
  readonly made: Made;
  readonly onDone: () => void;
}) => {
  const { t } = useLingui();
  const showToast = useToast();
  const link = new URL(`/household/join#${token}`, window.location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'done', title: t`Copied`, description: t`Paste it into a message.` });
    } catch {
      showToast({
        tone: 'problem',
        title: t`Your browser did not let us copy`,
        description: t`Select the link and copy it yourself.`,
      });
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4" role="status">
      <p>
        {isMailed ? (
          <Trans>
            The link is on its way by email. You can also copy it here: we show it only now.
          </Trans>
        ) : (
          <Trans>Send this link to the person you invite: we show it only now.</Trans>
        )}{' '}
        <Trans>It works once, for {INVITATION_DAYS} days.</Trans>
      </p>
      <TextField label={t`Link`} value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className={buttonRow}>
        <Button look="primary" onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        <Button look="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
};
