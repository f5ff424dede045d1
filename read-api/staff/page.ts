import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { type EventRow, type LogRow, toEventEntry, toLogEntry } from './entries.ts';
import type { Newest } from './live/newest.ts';

export interface Taken {
  /** Newest first. */
  readonly entries: TimelineEntry[];
  /** Newest remaining entry of each source; null if none remain. */
  readonly left: Newest | null;
}

/**
 * Merges two sources by time, newest first; each keeps its own order. Needs one more row of each than the
 * page has entries, to tell whether more follow.
 */
export const takePage = (
  events: readonly EventRow[],
  lines: readonly LogRow[],
  size: number,
): Taken => {
  const entries: TimelineEntry[] = [];
  let [nthEvent, nthLine] = [0, 0];
  while (entries.length < size) {
    const event = events[nthEvent];
    const line = lines[nthLine];
    if (event !== undefined && (line === undefined || event.occurred_at >= line.occurred_at)) {
      entries.push(toEventEntry(event));
      nthEvent += 1;
    } else if (line !== undefined) {
      entries.push(toLogEntry(line));
      nthLine += 1;
    } else break;
  }
  const event = events[nthEvent];
  const line = lines[nthLine];
  const isEnd = event === undefined && line === undefined;
  return {
    entries,
    left: isEnd ? null : { position: event?.position ?? '-1', logId: line?.id ?? '0' },
  };
};
