import { appendEach } from '../kernel/append-each.ts';
import { StoredEventError } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { readerOf, userIdIn } from '../kernel/read-event.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { keyIn } from '../kernel/stream-id.ts';
import type { Recorded } from '../kernel/view.ts';
import { threadStream } from '../support/thread.events.ts';
import { supportAccessStream } from './support-access.events.ts';
import type { LookEvent, SupportActRow } from './support-access.view.ts';
import { supportAccessView } from './support-access.view.ts';

export interface StaffAccessColumns {
  event_id: string;
  /** User id of the staff member. */
  staff_id: string;
  what: SupportActRow['what'];
  detail: SupportActRow['detail'];
  occurred_at: Date;
  /** Reason or note, encrypted; null if the act has none, and in rows of the second definition. */
  words: unknown;
}

const readAct = readerOf(supportAccessStream);
const readThread = readerOf(threadStream);

/** The only thread event type that this model handles. */
const THREAD_VIEWED = 'ThreadViewed';

const threadOf = keyIn(threadStream);
const familyOf = keyIn(supportAccessStream);

const read = (event: StoredEvent): Recorded<LookEvent> => {
  if (threadOf(event) === undefined) return readAct(event);
  const look = readThread(event);
  if (look.type !== THREAD_VIEWED) throw new StoredEventError(`A ${look.type} is no look.`);
  return look;
};

/**
 * Every support action on each family, one row per event. Source of the grants for staff, the list in the
 * family's account, the notes in its timeline, and the operator's access log.
 */
export const staffAccessModel = appendEach<StaffAccessColumns>()({
  name: 'staff-access',
  label: say('When support looked at your activity'),
  definition: 3,
  columns: {
    event_id: { type: 'text' },
    staff_id: { type: 'text' },
    what: { type: 'text' },
    detail: { type: 'jsonb' },
    occurred_at: { type: 'timestamptz' },
    words: { type: 'jsonb', isNullable: true, isSealed: true },
  },
  view: supportAccessView,
  keyOf: (event) =>
    threadOf(event) !== undefined && event.type === THREAD_VIEWED
      ? userIdIn(event.metadata)
      : familyOf(event),
  read: (event) => ({ ...read(event), id: event.id }),
  toRow: ({ eventId, staffId, what, detail, occurredAt }) => {
    const { reason, note, ...named } = { reason: null, note: null, ...detail };
    const words = reason ?? note;
    return [
      eventId,
      staffId,
      what,
      JSON.stringify(named),
      occurredAt,
      words === null ? null : JSON.stringify(words),
    ];
  },
});
