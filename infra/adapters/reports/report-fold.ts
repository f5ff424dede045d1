import { dayNameOf, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import type { Folded } from '@hearthway/domain/reports/published-table.ts';
import type { Report, ReportEvent } from '@hearthway/domain/reports/report.ts';

/** Saved state of a fold, from which it can resume. */
export interface KeptFold {
  /** Plain JSON. */
  readonly state: unknown;
  /** Commit position up to which the log is folded. */
  readonly position: bigint;
  /** Latest day of all events offered; null without any. */
  readonly throughDay: string | null;
}

export interface ReportFoldOptions {
  readonly report: Report;
  /** Last day that counts; null for all that is stored. */
  readonly asOf: string | null;
  /** Omitted: from the beginning. */
  readonly kept?: KeptFold | undefined;
}

/** Fold of one report over history. */
export interface ReportFold {
  readonly report: Report;
  /** Whether it folds events of this type. */
  readonly wants: (type: string) => boolean;
  /**
   * Folds an event of the report's types. An event stored after one of a later day counts on that later day,
   * so that no day changes once a later one has begun. Rethrows errors of `evolve`, after which no further
   * event may be taken.
   */
  readonly take: (event: ReportEvent, position: bigint) => void;
  /**
   * Records an event that only other reports fold. Returns whether it still counts, and was not passed
   * before.
   */
  readonly pass: (day: string, position: bigint) => boolean;
  /** Marks everything up to this position as offered. */
  readonly moveTo: (position: bigint) => void;
  readonly position: () => bigint;
  /** Whether the as-of day has passed: later events do not count, even those about earlier days. */
  readonly isOver: () => boolean;
  /** Returns the saved state, which shares objects with the fold while that goes on. */
  readonly kept: () => KeptFold;
  /** Returns the folded cells, for a table. */
  readonly folded: () => Folded;
}

/**
 * Creates a fold. "As of a day" means the log as it was when the first event of a later day was stored, of
 * any type that some report folds. So all reports of a day end at the same position, which never changes
 * afterwards.
 */
export const createReportFold = ({ report, asOf, kept }: ReportFoldOptions): ReportFold => {
  let state = kept === undefined ? report.initial() : kept.state;
  let position = kept?.position ?? 0n;
  let throughDay = kept?.throughDay ?? null;
  let isOver = false;
  const types = new Set(report.types);
  const pass = (day: string, at: bigint): boolean => {
    if (isOver || at <= position) return false;
    if (asOf !== null && day > asOf) {
      isOver = true;
      return false;
    }
    position = at;
    if (throughDay === null || day > throughDay) throughDay = day;
    return true;
  };
  return {
    report,
    wants: (type) => types.has(type),
    pass,
    take: (event, at) => {
      if (!pass(event.day, at)) return;
      const day = throughDay ?? event.day;
      state = report.evolve(state, day === event.day ? event : { ...event, day });
    },
    moveTo: (to) => {
      if (!isOver && to > position) position = to;
    },
    position: () => position,
    isOver: () => isOver,
    kept: () => ({ state, position, throughDay }),
    folded: () => ({
      state,
      openDay: isOver && asOf !== null ? dayNameOf(dayNumberOf(asOf) + 1) : throughDay,
    }),
  };
};
