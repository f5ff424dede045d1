import { type HouseholdState, hasEnded } from '../household/household.decider.ts';
import { mayCall } from '../household/household-access.ts';
import type { KeptEntry } from './entry-fields.ts';

export interface Sharing {
  /** Owner of the household. */
  readonly familyId: string;
  readonly household: Pick<HouseholdState, 'members'>;
  readonly now: Date;
}

/** Whether an adult sees entries for these children in the calendar of a household. */
export const seesEntry = (
  adultId: string,
  { childIds }: Pick<KeptEntry, 'childIds'>,
  { familyId, household, now }: Sharing,
): boolean => {
  if (adultId === familyId) return true;
  const member = household.members.get(adultId);
  if (member?.status !== 'active' || hasEnded(member.grant, now)) return false;
  const { onlyChildren } = member.grant;
  return (
    mayCall({ ...member.grant, isReadOnly: true }, 'calendar', 'read') &&
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
