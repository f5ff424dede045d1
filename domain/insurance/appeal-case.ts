import type { Law } from './appeal-laws.ts';
import type { Actor, AppealRule, Track } from './appeal-rules.ts';
import type { AppealStep, FilingStep, WayOn } from './appeal-steps.constants.ts';
import type { Care, Notice, Outcome, Urgency } from './denials.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

/** A step that the family has taken, and what became of it. All days are ISO dates. */
export interface TakenStep {
  readonly step: FilingStep;
  readonly sentOn: string;
  readonly decided: { readonly on: string; readonly outcome: Outcome } | null;
}

/** A denial as the clock sees it. */
export interface AppealCase {
  /** Null when the family does not know it yet. */
  readonly planType: PlanType | null;
  /** State of the plan, two letters. Null when the family has not said. */
  readonly state: string | null;
  /** Null when the family is not sure: both clocks run from the letter. */
  readonly notice: Notice | null;
  /** The date on the letter. */
  readonly letterOn: string;
  readonly urgency: Urgency;
  readonly care: Care;
  /** The day on which running care is cut, as the letter names it. */
  readonly changesOn: string | null;
  /** The last day for the next step, as the letter names it. */
  readonly letterSays: string | null;
  readonly taken: readonly TakenStep[];
}

/** A law with the day that it gives. */
export interface CountedLaw extends Law {
  /** ISO day. */
  readonly dueOn: string;
  /** ISO day that it counts from. */
  readonly countsFrom: string;
}

/** Why a date is the earliest of several. */
export type Doubt = 'plan' | 'state' | 'first-letter' | 'last-letter' | 'start' | 'sources';

export interface Deadline {
  readonly step: AppealStep;
  readonly track: Track;
  readonly by: Actor;
  /** The last day: that day itself still counts. Null where none can be counted. */
  readonly dueOn: string | null;
  /** The day that it counts from; null while it is not known. */
  readonly countsFrom: string | null;
  /** From today; negative when it is over. */
  readonly daysLeft: number | null;
  /**
   * The last working day up to `dueOn`, with days for the mail where the request has to arrive: an
   * office or a carrier may be closed on the day itself.
   */
  readonly sendBy: string | null;
  /**
   * `waiting` until an earlier step gives its date, `ask` where only the notice says the day, and
   * `open` with no date where no time limit is known.
   */
  readonly state: 'done' | 'open' | 'over' | 'waiting' | 'ask';
  /** The latest day that another law or the letter still gives, once `dueOn` is over. */
  readonly stillUntil: string | null;
  /** `letter`: the letter names an earlier day than the law, or the only one. */
  readonly dayFrom: 'rule' | 'letter';
  /** Every law that may set the day, the earliest first. Empty where none gives one. */
  readonly laws: readonly CountedLaw[];
  /** The request has to arrive by then. */
  readonly mustArrive: boolean;
  readonly doubts: readonly Doubt[];
  /** True where nothing about the day is in doubt. */
  readonly isCertain: boolean;
  /** The law that gives the day. */
  readonly cite: string;
  readonly rule: AppealRule;
}

export interface AppealClock {
  /** Those that are done, those with a date from the earliest on, and those without. */
  readonly deadlines: readonly Deadline[];
  /** The family's own next one with a date. */
  readonly next: Deadline | null;
  readonly letter: 'usual' | 'in-future' | 'long-ago';
  /** Ways that are open besides, most promising first. */
  readonly waysOn: readonly WayOn[];
}
