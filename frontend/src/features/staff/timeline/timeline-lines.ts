import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { dayOf } from './day.ts';

/** Entry with the day or session it starts. */
export interface TimelineLine {
  readonly id: string;
  readonly entry: TimelineEntry;
  /** Day, for its first entry. */
  readonly day: string | undefined;
  /** Session, for its first entry of that day. */
  readonly session: string | undefined;
}

/**
 * Groups entries, given newest first, by day, and within a day by session. Entries without a session, such as
 * support actions, do not interrupt one.
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
