import { catalog } from '@hearthway/domain/catalog.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { timelineView } from '@hearthway/domain/staff/timeline.view.ts';
import { appendEach } from '../engine/projection/append-each.ts';
import { readMetadata, userIdIn } from '../engine/projection/read-event.ts';

const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));

/** Everything that a person did, a row for each event, in the words of the catalog. */
export const timeline = appendEach({
  name: 'timeline',
  definition: 3,
  table: {
    columns: {
      user_id: { type: 'text' },
      position: { type: 'numeric(20, 0)' },
      event_id: { type: 'text' },
      stream_id: { type: 'text' },
      type: { type: 'text' },
      context: { type: 'text' },
      sentence: { type: 'text' },
      occurred_at: { type: 'timestamptz' },
      session_id: { type: 'text', isNullable: true },
      actor: { type: 'text' },
    },
    primaryKey: ['user_id', 'position'],
    // Of what support filters by, so that a family of many years takes no longer than another.
    indexes: [
      ['user_id', 'context', 'position'],
      ['user_id', 'occurred_at'],
      ['user_id', 'event_id'],
    ],
  },
  // Where metadata cannot be read there is still the stream: most are named after the person.
  keyOf: ({ streamId, metadata }) => userIdIn(metadata) ?? readStreamId(streamId).id,
  read: (event) => {
    const { id, streamId, type, data } = event;
    const eventType = types.get(type);
    // Newer code has written it. Passed over, its line would be missing for good.
    if (eventType === undefined) throw new StoredEventError(`The catalog knows no ${type}.`);
    const metadata = readMetadata(event);
    const sentence = eventType.sentenceFor(metadata.schemaVersion, data);
    return { id, streamId, type, sentence, metadata };
  },
  view: timelineView,
  toRow: (userId, position, entry) => [
    userId,
    position.toString(),
    entry.eventId,
    entry.streamId,
    entry.type,
    entry.context,
    entry.sentence,
    entry.occurredAt,
    entry.sessionId,
    entry.actor,
  ],
});
