import type { Member } from '@hearthway/domain/household/household.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ignored } from '../../api/create-api.ts';
import { Button, buttonRow } from '../../components/Button.tsx';
import { Form } from '../../forms/Form.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { ConfirmRemoval } from '../../forms/Removal.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { household } from '../../session/household.ts';
import { useDraft } from '../../session/useDraft.ts';
import { GrantCard } from './GrantCard.tsx';
import { GrantDetails } from './GrantDetails.tsx';
import { GrantFields } from './GrantFields.tsx';
import { memberFormSchema, textsOf } from './grant-form.ts';
import { HOUSEHOLD_PATH, householdQuery } from './household.queries.ts';
import { LeaveHousehold } from './LeaveHousehold.tsx';
import { MemberPreview } from './MemberPreview.tsx';
import { useMay } from './shared/useMay.ts';
import { useHouseholdChange } from './useHouseholdChange.ts';

interface MemberCardProps {
  readonly userId: string;
  readonly member: Member;
}

const pathOf = ({ memberId }: Member): string => `${HOUSEHOLD_PATH}/members/${memberId}`;

/** A member of the household, with what they may do. */
export const MemberCard = ({ userId, member }: MemberCardProps) => {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const { mutate, isPending } = useHouseholdChange(userId);
  const { mayWrite, mayRemove } = useMay('household');
  const shown = household.current();
  const { isPaused } = member;
  const name = member.name || t`A deleted account`;
  if (shown?.memberId === member.memberId)
    return (
      <GrantCard title={<Trans>{name} (you)</Trans>} grant={member}>
        <GrantDetails grant={member} />
        <div className={buttonRow}>
          <LeaveHousehold userId={userId} familyId={shown.familyId} ownerName={shown.ownerName} />
        </div>
      </GrantCard>
    );
  return (
    <GrantCard title={name} grant={member}>
      {isEditing ? (
        <ChangeMember userId={userId} member={member} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <GrantDetails grant={member} userId={userId} />
          <MemberPreview userId={userId} member={member} />
          <div className={`${buttonRow} empty:hidden`}>
            {mayWrite && (
              <>
                <Button
                  look="secondary"
                  aria-label={t`Change ${name}`}
                  onClick={() => setIsEditing(true)}
                >
                  <Trans>Change</Trans>
                </Button>
                <Button
                  look="secondary"
                  aria-label={isPaused ? t`Resume ${name}` : t`Pause ${name}`}
                  isBusy={isPending}
                  onClick={() =>
                    mutate({
                      method: isPaused ? 'DELETE' : 'POST',
                      path: `${pathOf(member)}/pause`,
                    })
                  }
                >
                  {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
                </Button>
              </>
            )}
            {mayRemove && (
              <ConfirmRemoval
                name={t`Remove`}
                label={t`Remove ${name}`}
                confirm={t`Yes, remove`}
                isPending={isPending}
                onConfirm={() => mutate({ method: 'DELETE', path: pathOf(member) })}
              >
                <p>
                  <Trans>
                    Remove {name}? They lose access at once. Nothing that they wrote for your family
                    goes.
                  </Trans>
                </p>
              </ConfirmRemoval>
            )}
          </div>
        </>
      )}
    </GrantCard>
  );
};

interface ChangeMemberProps extends MemberCardProps {
  readonly onDone: () => void;
}

const ChangeMember = ({ userId, member, onDone }: ChangeMemberProps) => {
  const queryClient = useQueryClient();
  const draft = useDraft(`member-${member.memberId}`);
  const form = useCommandForm({
    method: 'PUT',
    path: pathOf(member),
    schema: memberFormSchema,
    answer: ignored,
    initial: textsOf(member),
    draft,
    fieldOf: { AccessEndPast: 'endsAt' },
    fallback: msg`We couldn’t save this. Please try again.`,
    onDone: () => {
      void queryClient.invalidateQueries(householdQuery(userId));
      onDone();
    },
  });
  return (
    <Form form={form}>
      <GrantFields userId={userId} field={form.field} onlyChildren={member.onlyChildren} />
      <FormButtons
        isPending={form.isPending}
        onCancel={() => {
          draft.forget();
          onDone();
        }}
      >
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </FormButtons>
    </Form>
  );
};
