import type { Decider } from '../kernel/decider.ts';
import { type ActiveDaysEvent, activeDaysStream } from './active-days.events.ts';

export interface ActiveDaysCommand {
  readonly command: 'be-active';
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** Last active day; null before the first. */
export type ActiveDaysState = string | null;

/** Counts each day once. Ignores days before the last, which occur after westward flights. */
export const activeDaysDecider: Decider<
  ActiveDaysState,
  ActiveDaysCommand,
  ActiveDaysEvent,
  never
> = {
  stream: activeDaysStream,
  initialState: null,
  evolve: (last, { data: { day } }) => (last !== null && last > day ? last : day),
  decide: ({ day }, last) =>
    last !== null && day <= last ? [] : [{ type: 'DayActive', data: { day } }],
};
