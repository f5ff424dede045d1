import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { REPORT_TYPES } from '@hearthway/domain/site-reports/all-reports.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { readToHead } from '../event-store/read-to-head.ts';
import { createReportEventReader } from './report-event.ts';
import type { ReportFold } from './report-fold.ts';

export interface ReplayProgress {
  /** Number of events read, each counted once for all reports. */
  readonly events: number;
  /** Progress from 0 to 1, by positions. For a day long ago, the end comes sooner than this suggests. */
  readonly share: number;
  readonly eventsPerSecond: number;
  /** Null while unknown. */
  readonly secondsLeft: number | null;
}

export interface ReplayOptions {
  readonly eventStore: EventStore;
  /** Folds, each of which resumes at its own position. */
  readonly folds: readonly ReportFold[];
  /**
   * Commit position of the last event that counts, which must have been stored. Omitted: the current head of
   * the log.
   */
  readonly until?: bigint | undefined;
  readonly signal: AbortSignal;
  /** Called every few hundred events; reading resumes when it has resolved. */
  readonly onProgress?: ((progress: ReplayProgress) => Promise<void> | void) | undefined;
  /** Monotonic clock, in milliseconds. */
  readonly nowMs?: () => number;
}

/** Error for an event that a report cannot fold. The message names the event and none of its data. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** Large enough to make the cost per batch negligible, small enough for memory. */
const MAX_EVENTS = 1_000;

/**
 * Folds history into any number of reports in one pass, for which the server sends only the event types that
 * a report folds. Resolves with its progress when all reports are complete; the results are in the folds.
 *
 * Rejects with `ReplayError` for the first event that cannot be folded, with the reason of the signal when it
 * is aborted, and otherwise with the client's error converted by `explained`.
 */
export const replay = async ({
  eventStore,
  folds,
  until,
  signal,
  onProgress = () => {},
  nowMs = () => performance.now(),
}: ReplayOptions): Promise<ReplayProgress> => {
  signal.throwIfAborted();
  const isFolded = new Set(folds.flatMap(({ report }) => report.types));
  // Types of all reports: the first of them on a later day ends each report as of a day.
  const types = new Set([...REPORT_TYPES, ...isFolded]);
  const positions = folds.map((fold) => fold.position());
  const after = positions.reduce((least, position) => (position < least ? position : least));
  const reader = createReportEventReader();
  const startedMs = nowMs();
  let events = 0;
  let share = 0;

  const take = (stored: StoredEvent): void => {
    const { type } = stored;
    const { commit } = stored.position;
    // The server filters by prefix of the type.
    if (!types.has(type)) return;
    events += 1;
    try {
      const event = isFolded.has(type) ? reader.read(stored) : null;
      const day = event?.day ?? reader.readDay(stored);
      for (const fold of folds)
        if (event !== null && fold.wants(type)) fold.take(event, commit);
        else fold.pass(day, commit);
    } catch (error) {
      throw new ReplayError(`The event at position ${commit} (${type}) ${reasonOf(error)}`);
    }
  };
  const areOver = (): boolean => folds.every((fold) => fold.isOver());
  const progress = (): ReplayProgress => {
    const seconds = (nowMs() - startedMs) / 1_000;
    return {
      events,
      share,
      eventsPerSecond: seconds > 0 ? Math.round(events / seconds) : 0,
      secondsLeft: share > 0 ? Math.ceil((seconds / share) * (1 - share)) : null,
    };
  };

  const reading = { types: [...types], after, until, maxEvents: MAX_EVENTS, signal };
  for await (const batch of readToHead(eventStore, reading)) {
    for (const stored of batch.events) {
      take(stored);
      if (areOver()) break;
    }
    for (const fold of folds) fold.moveTo(batch.position);
    share = areOver() ? 1 : batch.share;
    await onProgress(progress());
    if (areOver()) break;
  }
  return progress();
};

/** Hides errors of a fold, which may contain data of the event. */
const reasonOf = (error: unknown): string =>
  error instanceof StoredEventError ? `cannot be read: ${error.message}` : 'cannot be folded.';
