import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { dayOf } from './day.ts';

/** An entry, with the day or session it starts. */
export interface TimelineLine {
  readonly id: string;
  readonly entry: TimelineEntry;
  /** The day, for its first entry. */
  readonly day: string | undefined;
  /** The session, for its first entry of that day. */
  readonly session: string | undefined;
}

/**
 * Groups entries by day, and within a day by session. What belongs to no session, such as what
 * support did meanwhile, does not break one.
 *
 * @param entries The newest first.
 */
export const linesOf = (entries: readonly TimelineEntry[]): readonly TimelineLine[] => {
  let lastDay: string | undefined;
  let lastSession: string | undefined;
  return entries.map((entry) => {
    const today = dayOf(entry.at);
    const day = today === lastDay ? undefined : today;
    if (day !== undefined) lastSession = undefined;
    lastDay = today;
    const session = entry.session ?? undefined;
    const isNew = session !== undefined && session !== lastSession;
    if (isNew) lastSession = session;
    return { id: entry.id, entry, day, session: isNew ? session : undefined };
  });
};
