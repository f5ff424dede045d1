import type { Actor } from '../kernel/actor.ts';
import { appendEach } from '../kernel/append-each.ts';
import { type EventType, StoredEventError } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { readMetadata, userIdIn } from '../kernel/read-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import { timelineView } from './timeline.view.ts';

export interface TimelineColumns {
  event_id: string;
  stream_id: string;
  type: string;
  context: string;
  sentence: string;
  occurred_at: Date;
  session_id: string | null;
  /** Null until the table has been rebuilt. */
  actor: Actor | null;
  /** Account of the member of the household who did it. */
  member_id: string | null;
}

interface TimelineOptions {
  readonly catalog: readonly EventType[];
  readonly isSharedStream: (streamId: string) => boolean;
}

/** Timeline of each person, one row per event, with texts from the catalog. */
export const timelineModel = ({ catalog, isSharedStream }: TimelineOptions) => {
  const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));
  return appendEach<TimelineColumns>()({
    name: 'timeline',
    label: say('Your timeline'),
    definition: 6,
    columns: {
      event_id: { type: 'text' },
      stream_id: { type: 'text' },
      type: { type: 'text' },
      context: { type: 'text' },
      sentence: { type: 'text' },
      occurred_at: { type: 'timestamptz' },
      session_id: { type: 'text', isNullable: true },
      actor: { type: 'text' },
      member_id: { type: 'text', isNullable: true },
    },
    // Indexes for support's filters, so that query time does not grow with a family's history.
    indexes: [
      ['user_id', 'context', 'position'],
      ['user_id', 'occurred_at'],
      ['user_id', 'event_id'],
    ],
    view: timelineView,
    // Falls back to the stream id if metadata is unreadable: most streams are named after the person.
    keyOf: ({ streamId, metadata }) => userIdIn(metadata) ?? readStreamId(streamId).id,
    read: (event) => {
      const { id, streamId, type, data } = event;
      const eventType = types.get(type);
      // Written by newer code. Skipping it would lose its line for good.
      if (eventType === undefined) throw new StoredEventError(`The catalog knows no ${type}.`);
      const metadata = readMetadata(event);
      const sentence = eventType.sentenceFor(metadata.schemaVersion, data);
      return { id, streamId, type, sentence, isShared: isSharedStream(streamId), metadata };
    },
    toRow: ({
      eventId,
      streamId,
      type,
      context,
      sentence,
      occurredAt,
      sessionId,
      actor,
      memberId,
    }) => [eventId, streamId, type, context, sentence, occurredAt, sessionId, actor, memberId],
  });
};
