import { presentDays } from '../family-days/days-after.ts';
import { familyDaysDecider } from '../family-days/family-days.decider.ts';
import { householdDecider } from '../household/household.decider.ts';
import type { WantedQuery } from '../kernel/wanted-query.ts';
import { subscriptionDecider } from '../subscription/subscription.decider.ts';
import { tierAt } from '../subscription/tier-at.ts';
import { calendarEntryDecider } from './calendar-entries.decider.ts';
import type { EntryMail } from './entry-mails.ts';
import { remindedAdult } from './reminded-adult.ts';
import { isStillPlanned } from './reminders.ts';
import { isSkipped } from './skipped-days.ts';

/** Reads the streams of the entry, the school breaks, the household and the plan, since read models may lag behind. */
export const isEntryReminderWanted = async (
  { details }: EntryMail,
  { userId, now, readState }: WantedQuery,
): Promise<boolean> => {
  const { familyId, entryId, sendAt } = details;
  const entry = await readState(calendarEntryDecider, entryId);
  if (entry.status !== 'active' || entry.familyId !== familyId) return false;
  if (!isStillPlanned(entry.fields, { ...details, sendAt: new Date(sendAt) }, now)) return false;
  if (entry.fields.skipsBreaks) {
    const { breaks } = presentDays(await readState(familyDaysDecider, familyId));
    if (isSkipped(entry.fields, breaks, details.day)) return false;
  }
  const household = await readState(householdDecider, familyId);
  if (remindedAdult(entry.fields, { familyId, household, now }) !== userId) return false;
  return tierAt(await readState(subscriptionDecider, familyId), now) === 'family';
};
