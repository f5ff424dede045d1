import { addDays, daysBetween } from '../calendar/days.ts';
import { firstDayAt } from './child-age.ts';
import { CLOCKS, type ClockId } from './clocks.constants.ts';
import type { StepFactId } from './step-facts.ts';

/** Law that sets a day. */
interface DatedLaw {
  readonly dueOn: string;
  readonly cite: string;
  readonly fact: StepFactId;
}

export interface StepClock {
  /** ISO day: the earliest of the laws that may hold. */
  readonly dueOn: string;
  /** Negative once it is over. */
  readonly daysLeft: number;
  /** Day on which to ask how far it is, no later than the day after the time is over. */
  readonly askOn: string;
  /** Laws with their days, the earliest first. */
  readonly laws: readonly DatedLaw[];
}

interface ClockQuery {
  readonly clock: ClockId;
  /** ISO day. */
  readonly askedOn: string;
  /** `YYYY-MM`. */
  readonly birthMonth: string;
  readonly today: string;
}

/** Counts the legal time of a step from the day that the family named. */
export const stepClock = ({ clock, askedOn, birthMonth, today }: ClockQuery): StepClock => {
  const { days, cite, fact, byAge, askAfter } = CLOCKS[clock];
  const counted = { dueOn: addDays(askedOn, days), cite, fact };
  const aged =
    byAge === undefined
      ? []
      : [{ dueOn: firstDayAt(birthMonth, byAge.months), cite: byAge.cite, fact: byAge.fact }];
  // A birthday that had passed before the family asked sets no time.
  const laws = [counted, ...aged.filter(({ dueOn }) => dueOn > askedOn)].toSorted((one, other) =>
    one.dueOn.localeCompare(other.dueOn),
  );
  const [{ dueOn } = counted] = laws;
  const overOn = addDays(dueOn, 1);
  const asked = askAfter === undefined ? overOn : addDays(askedOn, askAfter);
  return {
    dueOn,
    daysLeft: daysBetween(today, dueOn),
    askOn: asked < overOn ? asked : overOn,
    laws,
  };
};
