import {
  type Act,
  asFamilyLog,
  emptyLog,
  familyOf,
  historiesOf,
  note,
  OUTSIDER_TYPES,
  STATE_TYPES,
} from './family-log.ts';
import type { Report, ReportEvent } from './report.ts';

/** The specific part of a kind of report. */
export interface FamilyReportOptions
  extends Omit<Report, 'initial' | 'evolve' | 'families' | 'groups'>,
    Partial<Pick<Report, 'groups'>> {
  /** Null for an event that does not count. Hears only of the report's own types. */
  readonly acts: (event: ReportEvent) => Act | readonly Act[] | null;
}

/**
 * A report that counts families by their events, each as one act or several. How often an act was
 * repeated on a day counts nowhere.
 */
export const familyReport = ({
  acts: actsOf,
  groups = {},
  ...description
}: FamilyReportOptions): Report => {
  const countedTypes = new Set(description.types);
  return {
    ...description,
    groups,
    types: [...new Set([...description.types, ...STATE_TYPES, ...OUTSIDER_TYPES])],
    initial: emptyLog,
    evolve: (state, event) => {
      const log = asFamilyLog(state);
      const family = familyOf(log, event);
      const { type, day } = event;
      if (!countedTypes.has(type)) return log;
      const acts = actsOf(event);
      if (acts === null) return log;
      if (typeof acts === 'string') note(log, family, { day, act: acts, isOnce: true });
      else for (const act of acts) note(log, family, { day, act, isOnce: true });
      return log;
    },
    families: (state) => historiesOf(asFamilyLog(state)),
  };
};
