import { type HouseholdAccess, mayCall } from '@hearthway/domain/household/household-access.ts';
import type { RouteScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { household } from '../../../session/household.ts';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { membershipsQuery } from '../household.queries.ts';

/**
 * Access of the person to the household of another family that the tab shows, by the rules of the server, which
 * decides. `everything`: the own household, or one whose access cannot be loaded. Undefined while it is loading.
 */
export const useAccess = (): HouseholdAccess | 'everything' | undefined => {
  const shown = household.current();
  const isOther = { enabled: shown !== undefined };
  const familyId = shown?.familyId ?? '';
  const memberships = useQuery({ ...membershipsQuery(familyId), ...isOther });
  const plan = useQuery({ ...subscriptionQuery(familyId), ...isOther });
  if (shown === undefined || memberships.isError || plan.isError) return 'everything';
  const membership = memberships.data?.answer.find((each) => each.familyId === familyId);
  if (membership === undefined || plan.data === undefined) return undefined;
  return { ...membership, isReadOnly: plan.data.tier === 'free' };
};

interface MayOptions {
  /** The change is for all children, so that members who see some of them alone cannot make it. */
  readonly isForEveryChild?: boolean | undefined;
}

/** Whether the person may change, and remove, what belongs to a part of the household that the tab shows. */
export const useMay = (scope: RouteScope, { isForEveryChild = false }: MayOptions = {}) => {
  const access = useAccess();
  const may = (effect: 'write' | 'remove'): boolean =>
    access === 'everything' ||
    (access !== undefined &&
      (access.onlyChildren === null || !isForEveryChild) &&
      mayCall(access, scope, effect));
  return { mayWrite: may('write'), mayRemove: may('remove') };
};
