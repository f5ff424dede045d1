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

/** Reads up to the same end each time. */
export type ReadLog = (wanted: Wanted) => ReturnType<typeof readToHead>;

/** Facts of a family that all of its rows repeat. They come from the whole log, not just the period. */
interface FamilyFacts {
  /** Place under which reports count the family: one of `PLACES`. */
  readonly familyState: string;
  /** Week such as `2026-W47`; null where the log does not say. */
  readonly registeredWeek: string | null;
  /** Whether it ever had a staff role. */
  readonly isStaff: boolean;
  /** Whether it is a mailbox without an account. */
  readonly isVisitor: boolean;
  readonly isErased: boolean;
}

export interface Families {
  readonly of: (userId: string) => FamilyFacts;
}

/** Reads the facts of all families. Memory grows with the families, not with their events. */
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

/** Filters types exactly, since the server filters by prefix. */
async function* eventsOf(read: ReadLog, types: readonly string[]): AsyncGenerator<Found, void> {
  const { read: readEvent } = createReportEventReader();
  for await (const { events } of read({ types }))
    for (const stored of events) {
      const { type, streamId } = stored;
      if (types.includes(type))
        yield { type, streamId, event: undefinedIfUnreadable(() => readEvent(stored)) };
    }
}
