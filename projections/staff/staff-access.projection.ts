import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { supportAccessStream } from '@hearthway/domain/staff/support-access.events.ts';
import { supportAccessView } from '@hearthway/domain/staff/support-access.view.ts';
import { appendEach } from '../engine/projection/append-each.ts';
import { readerOf } from '../engine/projection/read-event.ts';

const read = readerOf(supportAccessStream);

/**
 * What support did to each family, a row for each event. From it follow the grants that let somebody
 * look, the list in the family's account, the notes of its timeline, and the operator's access log.
 */
export const staffAccess = appendEach({
  name: 'staff_access',
  definition: 1,
  table: {
    columns: {
      user_id: { type: 'text' },
      position: { type: 'numeric(20, 0)' },
      event_id: { type: 'text' },
      staff_id: { type: 'text' },
      what: { type: 'text' },
      detail: { type: 'jsonb' },
      occurred_at: { type: 'timestamptz' },
    },
    primaryKey: ['user_id', 'position'],
  },
  keyOf: ({ streamId }) => {
    const { category, id } = readStreamId(streamId);
    return category === 'staff' ? id : undefined;
  },
  read: (event) => ({ ...read(event), id: event.id }),
  view: supportAccessView,
  toRow: (userId, position, { eventId, staffId, what, detail, occurredAt }) => [
    userId,
    position.toString(),
    eventId,
    staffId,
    what,
    JSON.stringify(detail),
    occurredAt,
  ],
});
