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

/**
 * - `families`: of fewer than five only that much is told, and others are rounded.
 * - `count`: of anything else, rounded; not told where the column `of` tells of a small group.
 * - `share`: from 0 to 1, the column `part` of the column `whole` (`isOfFirst`: in the first row).
 * - `cents`: US cents, the sum of columns times what `each` family of theirs is worth.
 */
export type Column = {
  readonly id: string;
  readonly label: Message;
} & (
  | { readonly type: 'text' | 'day' | 'families' }
  | { readonly type: 'count'; readonly of: string }
  | {
      readonly type: 'share';
      readonly part: string;
      readonly whole: string;
      readonly isOfFirst?: boolean;
    }
  | { readonly type: 'cents'; readonly each: Readonly<Record<string, number>> }
);

/** Follows from other columns once these are rounded. */
export const isComputed = ({ type }: Column): boolean => type === 'share' || type === 'cents';

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
  /** Groupings whose words can identify a person: rows with a small group are left out. */
  readonly leavesOutSmall?: readonly string[];
  /** The longest period that it is made for; `PERIOD_LIMIT_DAYS` where nothing is said. */
  readonly mostDays?: number;
  /** Plain JSON, so that it can be kept and continued. */
  readonly initial: () => State;
  /** May change the state that it is given: the replay owns it. */
  readonly evolve: (state: State, event: ReportEvent) => State;
  /** A cell for each column that is not computed, exact: only `tableOf` may show it. */
  readonly result: (state: State, params: ReportParams) => readonly Row[];
}
