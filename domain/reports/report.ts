import type { Message } from '../kernel/message.ts';

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
  /** `YYYY-MM-DD` in UTC, the time zone of all reports. */
  readonly day: string;
}

export interface Column {
  readonly id: string;
  readonly label: Message;
  /**
   * `families`: a number that is hidden below five. `count`: of anything else. `share`: from 0 to
   * 1. `cents`: US cents.
   */
  readonly type: 'text' | 'day' | 'families' | 'count' | 'share' | 'cents';
}

/** Suggested chart of the rows. */
type Chart =
  | { readonly kind: 'line' | 'bar'; readonly x: string; readonly y: readonly string[] }
  | { readonly kind: 'funnel'; readonly step: string; readonly value: string }
  | {
      readonly kind: 'heat-map';
      readonly row: string;
      readonly column: string;
      readonly value: string;
    };

/**
 * Relations between the numbers of a table, so that none gives away another that is hidden. The
 * tables of one period by day, week and month are taken together. Columns are named by their ids.
 *
 * - `tells-of`: each of the columns reveals something about the `families` of its row. It is hidden
 *   with any of them.
 * - `part-of`: the families of `column` are among those of `whole` in the same row, so that the
 *   rest of these is a group as well.
 * - `of-first`: all rows are about families of the first. They are hidden with it.
 * - `apart`: one row can be subtracted from another. Shown numbers are equal, or five apart.
 * - `counts-once`: the row of a week or a month counts the families of its days, each once.
 * - `untold`: the columns are hidden.
 * - `steps-of`: the columns are the differences between `families` of a row and of the row before,
 *   `more` minus `less`. They are hidden where either is, and where a small group came before the
 *   first.
 * - `together`: the sum is known from other numbers. In a row all are shown, or none.
 * - `adds-up`: over the rows that agree in `within`, other tables give the sum.
 * - `repeats`: rows that agree in `along` repeat one number.
 * - `left-out`: its words can identify a person. Rows of fewer than five families are left out.
 */
export type Guard =
  | {
      readonly kind: 'tells-of';
      readonly columns: readonly string[];
      readonly families: readonly string[];
    }
  | { readonly kind: 'part-of'; readonly column: string; readonly whole: string }
  | { readonly kind: 'of-first'; readonly columns: readonly string[]; readonly families: string }
  | { readonly kind: 'apart'; readonly column: string }
  | { readonly kind: 'counts-once'; readonly column: string }
  | {
      readonly kind: 'untold';
      readonly columns: readonly string[];
      /** The groupings for which it holds. */
      readonly groupBy: readonly string[];
    }
  | {
      readonly kind: 'steps-of';
      readonly columns: readonly string[];
      readonly families: readonly string[];
      readonly more: string;
      readonly less: string;
    }
  | { readonly kind: 'together'; readonly columns: readonly string[] }
  | {
      readonly kind: 'adds-up';
      readonly column: string;
      readonly within: readonly string[];
      /** The groupings for which it holds. */
      readonly groupBy: readonly string[];
    }
  | { readonly kind: 'repeats'; readonly column: string; readonly along: readonly string[] }
  | { readonly kind: 'left-out'; readonly families: string; readonly groupBy: readonly string[] };

/** Days in UTC, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface ReportParams extends Period {
  /** One of the report's `groupings`; the first by default. */
  readonly groupBy: string;
  /** Two letters; null for all states. */
  readonly state: string | null;
}

export type Cell = string | number | null;

export type Row = readonly Cell[];

/**
 * A question to history. What follows from the same events and parameters is always the same, to the
 * byte. The fold knows no parameters: one state answers for every period, grouping and filter, and is
 * kept once.
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
  readonly groupings: readonly string[];
  readonly columns: readonly Column[];
  readonly chart: Chart;
  readonly guards: readonly Guard[];
  /** The longest period that it is made for; `PERIOD_LIMIT_DAYS` where nothing is said. */
  readonly mostDays?: number;
  /** Plain JSON, so that it can be kept and continued. */
  readonly initial: () => State;
  /** May change the state that it is given: the replay owns it. */
  readonly evolve: (state: State, event: ReportEvent) => State;
  /** A cell for each column, without suppression: only `tableOf` may show it. */
  readonly result: (state: State, params: ReportParams) => readonly Row[];
}
