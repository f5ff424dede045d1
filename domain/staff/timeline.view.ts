import type { EventMetadata } from '../kernel/event-metadata.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import type { Recorded, View } from '../kernel/view.ts';
import type { Actor } from './timeline.contract.ts';

/** Any event that the catalog knows, and what the catalog says of it in words. */
export interface WordedEvent {
  readonly id: string;
  readonly streamId: string;
  readonly type: string;
  readonly sentence: string;
}

/** A row of a person's timeline. */
export interface TimelineEntry {
  readonly eventId: string;
  readonly streamId: string;
  readonly type: string;
  /** The category of the stream: a bounded context, or a part of one. */
  readonly context: string;
  readonly sentence: string;
  /** ISO date and time. */
  readonly occurredAt: string;
  readonly sessionId: string | null;
  readonly actor: Actor;
}

/** A row for each event: none of them ever changes. */
export const timelineView: View<TimelineEntry, Recorded<WordedEvent>> = {
  evolve: (_none, { id, streamId, type, sentence, metadata }) => ({
    eventId: id,
    streamId,
    type,
    context: readStreamId(streamId).category,
    sentence,
    occurredAt: metadata.occurredAt,
    sessionId: metadata.sessionId,
    actor: actorOf(metadata),
  }),
};

const PERSON = /^[0-9a-f]{32}$/;

/** All other people who act on a family are support. */
export const actorOf = ({ actor, userId }: EventMetadata): Actor => {
  if (actor === userId) return 'family';
  if (PERSON.test(actor)) return 'support';
  return actor === 'operator' ? 'operator' : 'system';
};
