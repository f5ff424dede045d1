import { type HouseholdState, hasEnded } from '../household/household.decider.ts';
import { mayCall } from '../household/household-access.ts';
import type { Scope } from '../household-scopes/scopes.constants.ts';
import type { KeptEntry } from './entry-fields.ts';

export interface Sharing {
  /** Owner of the household. */
  readonly familyId: string;
  readonly household: Pick<HouseholdState, 'members'>;
  readonly now: Date;
}

/** Whether an adult may read a part of a household. */
export const mayRead = (
  adultId: string,
  scope: Scope,
  { familyId, household, now }: Sharing,
): boolean => {
  if (adultId === familyId) return true;
  const member = household.members.get(adultId);
  return (
    member?.status === 'active' &&
    !hasEnded(member.grant, now) &&
    mayCall({ ...member.grant, isReadOnly: true }, scope, 'read')
  );
};

/** Whether an adult sees entries for these children in the calendar of a household. */
export const seesEntry = (
  adultId: string,
  { childIds }: Pick<KeptEntry, 'childIds'>,
  sharing: Sharing,
): boolean => {
  const onlyChildren = sharing.household.members.get(adultId)?.grant.onlyChildren ?? null;
  return (
    mayRead(adultId, 'calendar', sharing) &&
    (onlyChildren === null ||
      childIds.length === 0 ||
      childIds.some((id) => onlyChildren.includes(id)))
  );
};

/** The one adult whom an entry reminds: the responsible one, or the owner where that one no longer sees it. */
export const remindedAdult = (
  entry: Pick<KeptEntry, 'childIds' | 'responsibleId'>,
  sharing: Sharing,
): string =>
  entry.responsibleId !== null && seesEntry(entry.responsibleId, entry, sharing)
    ? entry.responsibleId
    : sharing.familyId;
