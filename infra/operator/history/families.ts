import { dayNumberOf, weekNameOf, weekNumberOf } from '@hearthway/domain/calendar/days.ts';
import { ERASURE_TYPES } from '@hearthway/domain/contexts.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import {
  emptyLog,
  familyOf,
  OUTSIDER_TYPES,
  placeOf,
  STATE_TYPES,
  UNKNOWN,
} from '@hearthway/domain/reports/family-log.ts';
import type { ReportEvent } from '@hearthway/domain/reports/report.ts';
import { REGISTERED } from '@hearthway/domain/site-reports/retention.ts';
import type { readToHead } from '../../adapters/event-store/read-to-head.ts';
import type { Wanted } from '../../adapters/event-store/subscribe-to-all.ts';
import { createReportEventReader } from '../../adapters/reports/report-event.ts';
import { undefinedIfUnreadable } from './unreadable.ts';

/** Reads to the same end each time. */
export type ReadLog = (wanted: Wanted) => ReturnType<typeof readToHead>;

/** Facts of a family that all of its rows repeat: they are of the whole log, and not of a period. */
interface FamilyFacts {
  /** Where reports count it: one of `PLACES`. */
  readonly familyState: string;
  /** Such as `2026-W47`; null where the log does not tell. */
  readonly registeredWeek: string | null;
  /** It was given a staff role at any time. */
  readonly isStaff: boolean;
  /** A mailbox without an account. */
  readonly isVisitor: boolean;
  readonly isErased: boolean;
}

export interface Families {
  readonly of: (userId: string) => FamilyFacts;
}

/** Memory grows with the families, and not with their events. */
export const readFamilies = async (read: ReadLog): Promise<Families> => {
  const log = emptyLog();
  const erased = new Set<string>();
  for await (const { type, streamId, event } of eventsOf(read, [
    ...OUTSIDER_TYPES,
    ...ERASURE_TYPES,
  ])) {
    if (ERASURE_TYPES.includes(type)) erased.add(readStreamId(streamId).id);
    if (event !== undefined) familyOf(log, event);
  }
  const registered = new Map<string, string>();
  for await (const { event } of eventsOf(read, [REGISTERED, ...STATE_TYPES])) {
    if (event === undefined) continue;
    const { type, userId, day } = event;
    familyOf(log, event);
    if (type === REGISTERED && !registered.has(userId))
      registered.set(userId, weekNameOf(weekNumberOf(dayNumberOf(day))));
  }
  return {
    of: (userId) => {
      const family = log.families[userId];
      return {
        familyState: family === undefined ? UNKNOWN : placeOf(family),
        registeredWeek: registered.get(userId) ?? null,
        isStaff: family !== undefined && family.staffSince !== null,
        isVisitor: family?.visitorSince !== undefined,
        isErased: erased.has(userId),
      };
    },
  };
};

interface Found {
  readonly type: string;
  readonly streamId: string;
  /** Undefined where it cannot be read. */
  readonly event: ReportEvent | undefined;
}

/** The server filters by how a type begins. */
async function* eventsOf(read: ReadLog, types: readonly string[]): AsyncGenerator<Found, void> {
  const { read: readEvent } = createReportEventReader();
  for await (const { events } of read({ types }))
    for (const stored of events) {
      const { type, streamId } = stored;
      if (types.includes(type))
        yield { type, streamId, event: undefinedIfUnreadable(() => readEvent(stored)) };
    }
}
