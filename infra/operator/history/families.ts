import { ERASURE_TYPES } from '@hearthway/domain/contexts.ts';
import { searchPerformed } from '@hearthway/domain/journey/activity.events.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { dayNumberOf, weekNameOf, weekNumberOf } from '@hearthway/domain/reports/days.ts';
import {
  emptyLog,
  familyOf,
  OUTSIDER_TYPES,
  placeOf,
  STATE_TYPES,
  UNKNOWN,
} from '@hearthway/domain/reports/family-log.ts';
import type { Period, ReportEvent } from '@hearthway/domain/reports/report.ts';
import { SMALLEST_GROUP } from '@hearthway/domain/reports/reports.constants.ts';
import { REGISTERED } from '@hearthway/domain/reports/retention.ts';
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
  /**
   * Words that enough families of the file searched for to be shown in a report. A rarer one can be
   * a name: older versions stored every word that listings hold.
   */
  readonly commonTerms: ReadonlySet<string>;
}

/** Memory grows with the families, and not with their events. */
export const readFamilies = async (read: ReadLog, { from, to }: Period): Promise<Families> => {
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
  const terms = createCommonTerms();
  for await (const { event } of eventsOf(read, [REGISTERED, ...STATE_TYPES])) {
    if (event === undefined) continue;
    const { type, userId, day, data } = event;
    const { isStaff } = familyOf(log, event);
    if (type === REGISTERED && !registered.has(userId))
      registered.set(userId, weekNameOf(weekNumberOf(dayNumberOf(day))));
    if (type === searchPerformed.type && !isStaff && from <= day && day <= to)
      terms.add(userId, data['terms']);
  }
  return {
    of: (userId) => {
      const family = log.families[userId];
      return {
        familyState: family === undefined ? UNKNOWN : placeOf(family),
        registeredWeek: registered.get(userId) ?? null,
        isStaff: family?.isStaff ?? false,
        isVisitor: family?.isVisitor ?? false,
        isErased: erased.has(userId),
      };
    },
    commonTerms: terms.common(),
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

const createCommonTerms = () => {
  const families = new Map<string, Set<string>>();
  return {
    add: (userId: string, terms: unknown): void => {
      if (!Array.isArray(terms)) return;
      for (const term of terms.map(String)) {
        const known = families.get(term) ?? new Set();
        if (known.size < SMALLEST_GROUP) families.set(term, known.add(userId));
      }
    },
    common: (): ReadonlySet<string> =>
      new Set([...families].filter(([, { size }]) => size >= SMALLEST_GROUP).map(([term]) => term)),
  };
};
