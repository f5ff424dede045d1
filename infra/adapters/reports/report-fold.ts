import { dayNameOf, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import type { Folded } from '@hearthway/domain/reports/published-table.ts';
import type { Report, ReportEvent } from '@hearthway/domain/reports/report.ts';

/** A fold as far as it went, to be continued from there. */
export interface KeptFold {
  /** Plain JSON. */
  readonly state: unknown;
  /** The commit position up to which the log is folded. */
  readonly position: bigint;
  /** The latest day of all events that were offered; null without any. */
  readonly throughDay: string | null;
}

export interface ReportFoldOptions {
  readonly report: Report;
  /** The last day that counts; null for all that is stored. */
  readonly asOf: string | null;
  /** Left out: from the beginning. */
  readonly kept?: KeptFold | undefined;
}

/** One report on its way through history. */
export interface ReportFold {
  readonly report: Report;
  /** Whether it folds events of this type. */
  readonly wants: (type: string) => boolean;
  /**
   * Takes an event of the report's types. One that was stored after an event of a later day counts on
   * that day, so that no day changes once a later one has begun. What `evolve` throws is thrown on, and nothing more may be
   * taken then.
   */
  readonly take: (event: ReportEvent, position: bigint) => void;
  /** Passes an event that other reports fold. Answers whether it still counts, and was not passed before. */
  readonly pass: (day: string, position: bigint) => boolean;
  /** Everything up to here was offered. */
  readonly moveTo: (position: bigint) => void;
  readonly position: () => bigint;
  /** The as-of day has passed: later events do not count, even those about earlier days. */
  readonly isOver: () => boolean;
  /** Shares the state with the fold, which goes on changing it. */
  readonly kept: () => KeptFold;
  /** Folded cells, for a table. */
  readonly folded: () => Folded;
}

/**
 * As of a day means: as the log was when the first event of a later day came, of any type that some
 * report folds. So all reports of a day are cut at one position, which never changes afterwards.
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
