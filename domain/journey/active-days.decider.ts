import type { Decider } from '../kernel/decider.ts';
import { type ActiveDaysEvent, activeDaysStream } from './active-days.events.ts';

export interface ActiveDaysCommand {
  readonly command: 'be-active';
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** The last active day; null before the first. */
export type ActiveDaysState = string | null;

/** A day counts once. One that lies before the last, as after a flight westwards, counts no more. */
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
