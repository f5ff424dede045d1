import type { WantedQuery } from '../kernel/wanted-query.ts';
import type { DenialMail } from './denial-mails.ts';
import { denialsDecider } from './denials.decider.ts';
import { denialStreamIdOf } from './denials.events.ts';
import { isStillWanted } from './reminders.ts';

/** Reads the denial's own stream, since read models may lag behind. */
export const isReminderWanted = async (
  { details }: DenialMail,
  { userId, now, readState }: WantedQuery,
): Promise<boolean> => {
  if (userId === null) return false;
  const { denial } = await readState(denialsDecider, denialStreamIdOf(userId, details.denialId));
  return isStillWanted(denial, details, now);
};
