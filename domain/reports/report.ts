import type { Message } from '../kernel/message.ts';
import type { Charge } from './ledger.ts';
import type { Period } from './periods.ts';

/** An event as reports see it, without identifying data. */
export interface ReportEvent {
  readonly type: string;
  /** Data of the current version. Personal fields may be sealed: reports never read them. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Identifies the family. */
  readonly userId: string;
  /** Two letters; null when it is not known. */
  readonly state: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `YYYY-MM-DD` in UTC, the time zone of all reports. A replay never goes back to an earlier day. */
  readonly day: string;
}

/** One family's events, read back from the log. */
export interface FamilyHistory {
  /** One of `PLACES` of `family-log.ts`: where it was known to be at the end of a day. */
  readonly placeOn: (dayNumber: number) => string;
  /** Whether it was taken for a family at the end of a day. */
  readonly isFamilyOn: (dayNumber: number) => boolean;
  /** In the order of the log. `what` is what stands after the first space of the act. */
  readonly each: (visit: (kind: string, what: string, dayNumber: number) => void) => void;
}

/** Something that a family did, or that held for it. */
export interface Fact {
  /** The first and the last day that it is about: the same for an act. */
  readonly from: number;
  readonly to: number;
  /** One of the measure's `kinds`. */
  readonly kind: string;
  /** In the grouping that is asked for; empty where it is a unit of time or the state. */
  readonly group: string;
}

/** A number of families that is told, by definition of its own. Reports that share it tell the same cells. */
export interface Measure {
  /** Part of the names of cells: another is another charge. */
  readonly id: string;
  /** Crises, denials, appeals and votes on answers. */
  readonly isGuarded: boolean;
  /** They exclude each other: in a cell's time a family counts in the last of them that it came to. */
  readonly kinds: readonly string[];
  readonly charges: readonly Charge[];
  /** Days after the end of a cell's time in which its facts may still be decided. */
  readonly waitDays: number;
  /** Counts facts that hold at the end of a cell's time, and not those of any day in it. */
  readonly isAtEnd: boolean;
  /** From a family's history, in its order. A fact must not change by what comes `waitDays` after it. */
  readonly facts: (family: FamilyHistory, groupBy: string, tell: (fact: Fact) => void) => void;
}

/**
 * - `families`: noisy; those of some kinds of a measure.
 * - `share`: from 0 to 1, the column `part` of the column `whole` (`isOfFirst`: in the first row;
 *   `isOfAll`: of the sum of all rows).
 * - `cents`: US cents, the sum of columns times what `each` family of theirs is worth.
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
  /** Two letters, or several states after commas; null for all. */
  readonly state: string | null;
}

export type Cell = string | number | null;

export type Row = readonly Cell[];

/** The cells of one number are those of some groups and units of time: it is their sum. */
export interface Sum {
  readonly groups: readonly string[];
  /** Numbers of units of time in the period that is told. */
  readonly slots: readonly number[];
}

export interface RowPlan {
  /** The cells of the columns of text. */
  readonly words: readonly string[];
  /** By column; all others are the sum of `sum`. */
  readonly sum: Sum;
  readonly sums?: Readonly<Record<string, Sum>>;
}

/**
 * A question to history. What follows from the same events, parameters and key is always the same, to
 * the byte. The fold knows no parameters: one state answers for every period, grouping and filter, and
 * is kept once.
 */
export interface Report<State = unknown> {
  readonly id: string;
  /** Raise it whenever the answer to the same events changes. */
  readonly version: number;
  readonly title: Message;
  /** Describes the count in a sentence or two. */
  readonly describes: Message;
  /** The types of the events that it folds. */
  readonly types: readonly string[];
  /** Groups of each grouping that is no unit of time, in their order: each has a row, also without families. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly Column[];
  readonly chart: Chart;
  /** The longest period that it is made for; `PERIOD_LIMIT_DAYS` where nothing is said. */
  readonly mostDays?: number;
  /** Plain JSON, so that it can be kept and continued. */
  readonly initial: () => State;
  /** May change the state that it is given: the replay owns it. */
  readonly evolve: (state: State, event: ReportEvent) => State;
  /** Exact: only `tableOf` may ask. */
  readonly families: (state: State) => readonly FamilyHistory[];
  /** Rows that are not a group or a unit of time each. By the names of the weeks that are told. */
  readonly rows?: (weeks: readonly string[]) => readonly RowPlan[];
}
