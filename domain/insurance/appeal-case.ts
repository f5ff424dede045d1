import type { Law } from './appeal-laws.ts';
import type { Actor, AppealRule, Track } from './appeal-rules.ts';
import type { AppealStep, FilingStep, WayOn } from './appeal-steps.constants.ts';
import type { Care, Notice, Outcome, Urgency } from './denials.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

/** Step that the family has taken, with its outcome. All days are ISO dates. */
export interface TakenStep {
  readonly step: FilingStep;
  readonly sentOn: string;
  readonly decided: { readonly on: string; readonly outcome: Outcome } | null;
}

/** Input of the appeal clock for one denial. */
export interface AppealCase {
  /** Null when the family does not know it yet. */
  readonly planType: PlanType | null;
  /** State of the plan, two letters. Null when the family has not said. */
  readonly state: string | null;
  /** Null when the family is not sure: both clocks run from the letter. */
  readonly notice: Notice | null;
  readonly letterOn: string;
  readonly urgency: Urgency;
  readonly care: Care;
  /** Day on which ongoing care is cut, according to the letter. */
  readonly changesOn: string | null;
  /** Last day for the next step, according to the letter. */
  readonly letterSays: string | null;
  readonly taken: readonly TakenStep[];
}

/** Law with the date that it yields. */
export interface DatedLaw extends Law {
  /** ISO day. */
  readonly dueOn: string;
  /** ISO day from which the time limit runs. */
  readonly countsFrom: string;
}

/** Reason why a date is only the earliest of several possible ones. */
export type Doubt = 'plan' | 'state' | 'first-letter' | 'last-letter' | 'start' | 'sources';

export interface Deadline {
  readonly step: AppealStep;
  readonly track: Track;
  readonly by: Actor;
  /** Last day, inclusive. Null where none can be computed. */
  readonly dueOn: string | null;
  /** Day from which the time limit runs; null while it is unknown. */
  readonly countsFrom: string | null;
  /** Days from today; negative once the deadline has passed. */
  readonly daysLeft: number | null;
  /**
   * Last working day up to `dueOn`, less mailing time where the request has to arrive: an office or a carrier
   * may be closed on the day itself.
   */
  readonly sendBy: string | null;
  /**
   * `waiting` until an earlier step gives its date, `ask` where only the notice states the day, and `open`
   * with no date where no time limit is known.
   */
  readonly state: 'done' | 'open' | 'over' | 'waiting' | 'ask';
  /** Latest day that another law or the letter still allows, once `dueOn` has passed. */
  readonly stillUntil: string | null;
  /** `letter` where the letter names an earlier day than the law, or where only the letter names one. */
  readonly dayFrom: 'rule' | 'letter';
  /** Every law that may set the day, earliest first. Empty if there is none. */
  readonly laws: readonly DatedLaw[];
  /** True where the request has to arrive by the deadline, not just be sent. */
  readonly mustArrive: boolean;
  readonly doubts: readonly Doubt[];
  /** True if nothing about the day is in doubt. */
  readonly isCertain: boolean;
  /** Citation of the law that sets the day. */
  readonly cite: string;
  readonly rule: AppealRule;
}

export interface AppealClock {
  /** Deadlines in order: finished ones, dated ones (earliest first), then undated ones. */
  readonly deadlines: readonly Deadline[];
  /** Next dated step that is the family's own to take. */
  readonly next: Deadline | null;
  readonly letter: 'usual' | 'in-future' | 'long-ago';
  /** Other open options, most promising first. */
  readonly waysOn: readonly WayOn[];
}
