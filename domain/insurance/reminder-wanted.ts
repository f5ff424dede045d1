import type { Decider } from '../kernel/decider.ts';
import type { DenialMail } from './denial-mails.ts';
import { denialsDecider } from './denials.decider.ts';
import { denialStreamIdOf } from './denials.events.ts';
import { isStillWanted } from './reminders.ts';

interface ReminderQuery {
  /** Null after the account was deleted. */
  readonly userId: string | null;
  readonly now: Date;
  /** Reads the state of a stream by its id without the category. Provided by the service. */
  readonly readState: <State, Event>(
    decider: Pick<Decider<State, never, Event, never>, 'stream' | 'initialState' | 'evolve'>,
    id: string,
  ) => Promise<State>;
}

/** Reads the denial's own stream, since read models may lag behind. */
export const isReminderWanted = async (
  { details }: DenialMail,
  { userId, now, readState }: ReminderQuery,
): Promise<boolean> => {
  if (userId === null) return false;
  const { denial } = await readState(denialsDecider, denialStreamIdOf(userId, details.denialId));
  return isStillWanted(denial, details, now);
};
