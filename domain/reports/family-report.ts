import {
  asFamilyLog,
  emptyLog,
  type FamilyHistory,
  familyOf,
  historiesOf,
  type Measure,
  note,
  OUTSIDER_TYPES,
  STATE_TYPES,
} from './family-log.ts';
import type { Report, ReportEvent, ReportParams, Row } from './report.ts';

/** The specific part of a kind of report. */
export interface FamilyReportOptions
  extends Pick<
    Report,
    | 'id'
    | 'version'
    | 'title'
    | 'describes'
    | 'types'
    | 'groupings'
    | 'columns'
    | 'chart'
    | 'leavesOutSmall'
    | 'mostDays'
  > {
  /** Null for an event that does not count. Hears only of the report's own types. */
  readonly measure: (event: ReportEvent) => Measure | readonly Measure[] | null;
  /** It asks on which days only, and never how often. */
  readonly isOnceADay?: boolean;
  /** The rows must not depend on the order of the families. */
  readonly rows: (families: readonly FamilyHistory[], params: ReportParams) => readonly Row[];
}

/**
 * A report that counts families by their events. Accounts that ever had a staff role are excluded:
 * their trials are no use of the product. So are visitors, who have no account.
 */
export const familyReport = ({
  measure: measureOf,
  isOnceADay = false,
  rows,
  ...description
}: FamilyReportOptions): Report => {
  const counted = new Set(description.types);
  return {
    ...description,
    types: [...new Set([...description.types, ...STATE_TYPES, ...OUTSIDER_TYPES])],
    initial: emptyLog,
    evolve: (state, event) => {
      const log = asFamilyLog(state);
      const family = familyOf(log, event);
      const { type, day } = event;
      if (!counted.has(type)) return log;
      const measures = measureOf(event);
      if (measures === null) return log;
      if (typeof measures === 'string')
        note(log, family, { day, measure: measures, isOnce: isOnceADay });
      else for (const measure of measures) note(log, family, { day, measure, isOnce: isOnceADay });
      return log;
    },
    result: (state, params) => rows(historiesOf(asFamilyLog(state), params), params),
  };
};
