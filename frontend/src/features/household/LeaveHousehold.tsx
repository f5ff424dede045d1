import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmRemoval } from '../../forms/Removal.tsx';
import { household, leaveHousehold } from '../../session/household.ts';
import { MEMBERSHIPS_PATH } from './household.queries.ts';
import { useHouseholdChange } from './useHouseholdChange.ts';

interface LeaveHouseholdProps {
  readonly userId: string;
  readonly familyId: string;
  readonly ownerName: string;
}

/** Button by which the person leaves the household of another family. */
export const LeaveHousehold = ({ userId, familyId, ownerName }: LeaveHouseholdProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useHouseholdChange(userId);
  const leaveShown = () => {
    if (household.current()?.familyId === familyId) leaveHousehold('/household');
  };
  return (
    <ConfirmRemoval
      name={t`Leave`}
      label={t`Leave the household of ${ownerName}`}
      confirm={t`Yes, leave`}
      isPending={isPending}
      onConfirm={() =>
        mutate(
          { method: 'DELETE', path: `${MEMBERSHIPS_PATH}/${familyId}` },
          { onSuccess: leaveShown },
        )
      }
    >
      <p>
        <Trans>
          Leave the household of {ownerName}? To come back, you need another invitation.
        </Trans>
      </p>
    </ConfirmRemoval>
  );
};
