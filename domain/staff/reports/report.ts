/** An event as reports see it: nothing in it says who somebody is. */
export interface ReportEvent {
  readonly type: string;
  /** Of the current version. Personal fields may be sealed: reports never read them. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Tells one family from the next. */
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
  readonly label: string;
  /**
   * `families`: how many, and fewer than five are not told. `count`: of whatever else. `share`: from 0
   * to 1. `cents`: US cents.
   */
  readonly type: 'text' | 'day' | 'families' | 'count' | 'share' | 'cents';
}

/** How a picture of the rows is best drawn. */
export type Chart =
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
  /** One of the report's `groupings`; its first where nothing is said. */
  readonly groupBy: string;
  /** Two letters; null for all states. */
  readonly state: string | null;
}

export type Cell = string | number | null;

/**
 * A question to history. What follows from the same events and parameters is always the same, to the
 * byte.
 */
export interface Report<State = unknown> {
  readonly id: string;
  /** Raise it whenever the answer to the same events changes. */
  readonly version: number;
  readonly title: string;
  /** What is counted, in a sentence or two. */
  readonly describes: string;
  /** The types of the events that it folds. */
  readonly types: readonly string[];
  readonly groupings: readonly string[];
  readonly columns: readonly Column[];
  readonly chart: Chart;
  /** Plain JSON, so that it can be kept and continued. */
  readonly initial: (params: ReportParams) => State;
  /** May change the state that it is given: the replay owns it. */
  readonly evolve: (state: State, event: ReportEvent) => State;
  /** A cell for each column. */
  readonly result: (state: State, params: ReportParams) => readonly (readonly Cell[])[];
}
