import type { Message } from '../kernel/message.ts';
import type { Charge } from './ledger.ts';
import type { Period } from './periods.ts';

/** Event in the form that reports read, without identifying data. */
export interface ReportEvent {
  readonly type: string;
  /** Event data in the current version. Personal fields may be encrypted: reports never read them. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Id of the family. */
  readonly userId: string;
  /** Two-letter code; null if unknown. */
  readonly state: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `YYYY-MM-DD` in UTC, the time zone of all reports. Never decreases during a replay. */
  readonly day: string;
}

/** One family's events, read back from its log. */
export interface FamilyHistory {
  /** Returns the family's location at the end of a day, one of `PLACES` in `family-log.ts`. */
  readonly placeOn: (dayNumber: number) => string;
  /** Returns whether the account counted as a family at the end of a day. */
  readonly isFamilyOn: (dayNumber: number) => boolean;
  /** Visits acts in log order. `what` is the part of the act after its first space. */
  readonly each: (visit: (kind: string, what: string, dayNumber: number) => void) => void;
}

/** Act of a family, or a state that applied to it. */
export interface Fact {
  /** First and last day of the fact; equal for an act. */
  readonly from: number;
  readonly to: number;
  /** One of the measure's `kinds`. */
  readonly kind: string;
  /** Group within the requested grouping; empty if grouped by unit of time or state. */
  readonly group: string;
}

/**
 * Published number of families, with its own definition. Reports that share a measure show the same cells.
 */
export interface Measure {
  /** Part of each cell's name; a different id is charged separately. */
  readonly id: string;
  /** True for crises, denials, appeals and votes on answers. */
  readonly isGuarded: boolean;
  /** Mutually exclusive kinds: within a cell's time, a family counts under the last kind it reached. */
  readonly kinds: readonly string[];
  readonly charges: readonly Charge[];
  /** Days after the end of a cell's time during which its facts may still change. */
  readonly waitDays: number;
  /** Counts facts at the end of a cell's time only, not those of any day in it. */
  readonly isAtEnd: boolean;
  /**
   * Derives facts from a family's history, in order. Events more than `waitDays` after a fact must not change
   * it.
   */
  readonly facts: (family: FamilyHistory, groupBy: string, tell: (fact: Fact) => void) => void;
}

/**
 * - `families`: noisy count of families of some kinds of a measure. - `share`: from 0 to 1, column `part`
 * divided by column `whole` (`isOfFirst`: in the first row; `isOfAll`: of the sum of all rows). - `cents`: US
 * cents, the sum of columns times the value of `each` family in them.
 */
export type Column = {
  readonly id: string;
  readonly label: Message;
} & (
  | { readonly type: 'text' }
  | { readonly type: 'families'; readonly of: Measure; readonly kinds: readonly string[] }
  | {
      readonly type: 'share';
      readonly part: string;
      readonly whole: string;
      readonly wholeIs?: 'first' | 'all';
    }
  | { readonly type: 'cents'; readonly each: Readonly<Record<string, number>> }
);

export type FamiliesColumn = Extract<Column, { readonly type: 'families' }>;

/** Suggested chart of the rows. */
export type Chart =
  | { readonly kind: 'line' | 'bar'; readonly x: string; readonly y: readonly string[] }
  | { readonly kind: 'funnel'; readonly step: string; readonly value: string }
  | {
      readonly kind: 'heat-map';
      readonly row: string;
      readonly column: string;
      readonly value: string;
    };

export interface ReportParams extends Period {
  /** One of the report's `groupings`; the first by default. */
  readonly groupBy: string;
  /** Two-letter code, or several separated by commas; null for all states. */
  readonly state: string | null;
}

export type Cell = string | number | null;

export type Row = readonly Cell[];

/** Sum of the cells of some groups and units of time, published as one number. */
export interface Sum {
  readonly groups: readonly string[];
  /** Indexes of time units within the published period. */
  readonly slots: readonly number[];
}

export interface RowPlan {
  /** Contents of the text columns. */
  readonly words: readonly string[];
  /** Exceptions by column; all other columns use `sum`. */
  readonly sum: Sum;
  readonly sums?: Readonly<Record<string, Sum>>;
}

/**
 * Query over history. The result is deterministic, byte for byte, for the same events, parameters and key.
 * The fold takes no parameters: one stored state answers every period, grouping and filter.
 */
export interface Report<State = unknown> {
  readonly id: string;
  /** Version to raise whenever the result for the same events changes. */
  readonly version: number;
  readonly title: Message;
  /** Description of the count in one or two sentences. */
  readonly describes: Message;
  /** Types of the events that the report folds. */
  readonly types: readonly string[];
  /** Groups of each grouping other than time, in display order. Each has a row, even without families. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly Column[];
  readonly chart: Chart;
  /** Longest allowed period; defaults to `PERIOD_LIMIT_DAYS`. */
  readonly mostDays?: number;
  /** Initial state. Plain JSON, so that it can be stored and resumed. */
  readonly initial: () => State;
  /** Folds one event. May mutate the given state, which the replay owns. */
  readonly evolve: (state: State, event: ReportEvent) => State;
  /** Exact histories: only `tableOf` may read them. */
  readonly families: (state: State) => readonly FamilyHistory[];
  /** Custom rows, other than one per group or unit of time, built from the names of the published weeks. */
  readonly rows?: (weeks: readonly string[]) => readonly RowPlan[];
}
