import { invitedSchema } from '@hearthway/domain/household/household.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../components/TextField.tsx';
import { Form } from '../../forms/Form.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { GrantFields } from './GrantFields.tsx';
import { invitationFormSchema } from './grant-form.ts';
import { HOUSEHOLD_PATH, householdQuery } from './household.queries.ts';
import { InvitationLink, type MadeInvitation } from './InvitationLink.tsx';

interface InviteFormProps {
  readonly userId: string;
  readonly onDone: () => void;
}

/** Form of an invitation. Once it is made, its link, which is shown this once. */
export const InviteForm = ({ userId, onDone }: InviteFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadeInvitation>();
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
      <GrantFields userId={userId} field={form.field} />
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
