import { appendEach } from '../kernel/append-each.ts';
import { say } from '../kernel/message.ts';
import { readerOf } from '../kernel/read-event.ts';
import { keyIn } from '../kernel/stream-id.ts';
import { supportAccessStream } from './support-access.events.ts';
import type { SupportActRow } from './support-access.view.ts';
import { supportAccessView } from './support-access.view.ts';

export interface StaffAccessColumns {
  event_id: string;
  /** The member of staff. */
  staff_id: string;
  what: SupportActRow['what'];
  detail: SupportActRow['detail'];
  occurred_at: Date;
}

const read = readerOf(supportAccessStream);

/**
 * Every act of support about each family, a row for each event. From it follow the grants that let
 * staff look, the list in the family's account, the notes of its timeline, and the operator's access log.
 */
export const staffAccessModel = appendEach<StaffAccessColumns>()({
  name: 'staff-access',
  label: say('When support looked at your activity'),
  definition: 1,
  columns: {
    event_id: { type: 'text' },
    staff_id: { type: 'text' },
    what: { type: 'text' },
    detail: { type: 'jsonb' },
    occurred_at: { type: 'timestamptz' },
  },
  view: supportAccessView,
  keyOf: keyIn(supportAccessStream),
  read: (event) => ({ ...read(event), id: event.id }),
  toRow: ({ eventId, staffId, what, detail, occurredAt }) => [
    eventId,
    staffId,
    what,
    JSON.stringify(detail),
    occurredAt,
  ],
});
