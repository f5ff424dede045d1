import { type Actor, actorOf } from '../kernel/actor.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import type { Recorded, View } from '../kernel/view.ts';

/** Event known to the catalog, with its catalog texts. */
export interface WordedEvent {
  readonly id: string;
  readonly streamId: string;
  readonly type: string;
  readonly sentence: string;
  /** Its stream is of a part that members of the household share. */
  readonly isShared: boolean;
}

export interface TimelineEntry {
  readonly eventId: string;
  readonly streamId: string;
  readonly type: string;
  /** Stream category: a bounded context, or a part of one. */
  readonly context: string;
  readonly sentence: string;
  /** ISO date and time. */
  readonly occurredAt: string;
  readonly sessionId: string | null;
  readonly actor: Actor;
  /** Member of the household who did it; null for all others. */
  readonly memberId: string | null;
}

/** One immutable row per event. */
export const timelineView: View<TimelineEntry, Recorded<WordedEvent>> = {
  evolve: (_none, { id, streamId, type, sentence, isShared, metadata }) => {
    const actor = actorOf(metadata, isShared);
    return {
      eventId: id,
      streamId,
      type,
      context: readStreamId(streamId).category,
      sentence,
      occurredAt: metadata.occurredAt,
      sessionId: metadata.sessionId,
      actor,
      memberId: actor === 'member' ? metadata.actor : null,
    };
  },
};
