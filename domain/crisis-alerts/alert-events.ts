import { type ChatEvent, chatStream } from '../chat/chat.events.ts';
import type { CrisisTier } from '../crisis/crisis.constants.ts';
import { type FeedbackEvent, feedbackStream } from '../feedback/feedback.events.ts';
import type { FamilyEvents } from '../kernel/family-events.ts';
import { readMetadata, userIdIn } from '../kernel/read-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import type { Recorded } from '../kernel/view.ts';
import { type SupportAccessEvent, supportAccessStream } from '../staff/support-access.events.ts';
import { type ThreadEvent, threadStream } from '../support/thread.events.ts';
import { type AlertSource, SAME_ALERT_MINUTES } from './crisis-alerts.constants.ts';

type AlertEvent = ThreadEvent | ChatEvent | FeedbackEvent | SupportAccessEvent;

/** Those that may tell of a danger, and the looks of staff. */
const TYPES = [
  'MessageSent',
  'ThreadViewed',
  'ChatCrisisRouted',
  'FeedbackSubmitted',
  'FeedbackRevised',
  'FeedbackViewed',
  'TimelineViewed',
] as const satisfies readonly AlertEvent['type'][];

type WantedEvent = Extract<AlertEvent, { readonly type: (typeof TYPES)[number] }>;

const streams = [threadStream, chatStream, feedbackStream, supportAccessStream];

const byCategory: ReadonlyMap<string, Pick<(typeof streams)[number], 'parse'>> = new Map(
  streams.map((stream) => [stream.category, stream]),
);

const names: readonly string[] = TYPES;

const isWanted = (event: AlertEvent): event is WantedEvent => names.includes(event.type);

/** Events about families, and about visitors who write to support. */
export const alertEvents: FamilyEvents<WantedEvent> = {
  types: TYPES,
  keyOf: ({ streamId, type, metadata }) => {
    const { category, id } = readStreamId(streamId);
    // An event that names no person parks by the id of its stream.
    return byCategory.has(category) && names.includes(type)
      ? (userIdIn(metadata) ?? id)
      : undefined;
  },
  read: (stored) => {
    const metadata = readMetadata(stored);
    const event = byCategory
      .get(readStreamId(stored.streamId).category)
      ?.parse(stored.type, metadata.schemaVersion, stored.data);
    if (event === undefined || !isWanted(event))
      throw new Error(`${stored.type} was not asked for.`);
    return { ...event, metadata };
  },
};

/** Words that were written, where a member of support can open them. */
interface Place {
  readonly source: AlertSource;
  /** Id of the thread or feedback; null for the assistant, where all of a family's timeline is opened. */
  readonly placeId: string | null;
}

/** Words of a danger. */
interface Danger extends Place {
  readonly alertId: string;
  readonly tier: CrisisTier;
}

/** The meaning of an event: words of a danger, a look of staff at a place, or neither. */
export type AlertNews =
  | { readonly news: 'danger'; readonly danger: Danger; readonly at: Date }
  | { readonly news: 'look'; readonly place: Place; readonly by: string; readonly at: Date }
  | { readonly news: 'none' };

const NONE: AlertNews = { news: 'none' };

export const newsIn = ({ type, data, metadata }: Recorded<WantedEvent>): AlertNews => {
  const at = new Date(metadata.occurredAt);
  const danger = (tier: CrisisTier | null, rest: Omit<Danger, 'tier'>): AlertNews =>
    tier === null ? NONE : { news: 'danger', danger: { ...rest, tier }, at };
  const look = (place: Place): AlertNews => ({ news: 'look', place, by: metadata.actor, at });
  switch (type) {
    case 'MessageSent':
      return danger(data.by === 'family' ? data.crisis : null, {
        alertId: data.messageId,
        source: 'support',
        placeId: data.threadId,
      });
    case 'ThreadViewed':
      return look({ source: 'support', placeId: data.threadId });
    case 'ChatCrisisRouted':
      return danger(data.tier, {
        alertId: data.chatMessageId,
        source: 'assistant',
        placeId: null,
      });
    case 'TimelineViewed':
      return look({ source: 'assistant', placeId: null });
    case 'FeedbackSubmitted':
    case 'FeedbackRevised':
      return danger(data.crisis, {
        // Feedback that was changed may tell of a danger again.
        alertId:
          type === 'FeedbackSubmitted' ? data.feedbackId : `${data.feedbackId}-${at.getTime()}`,
        source: 'feedback',
        placeId: data.feedbackId,
      });
    case 'FeedbackViewed':
      return look({ source: 'feedback', placeId: data.feedbackId });
  }
};

/** A look at all of a family's timeline also opens feedback, which may have been withdrawn. */
export const isOpenedBy = (alert: Place, look: Place): boolean =>
  isSamePlace(alert, look) || (alert.source === 'feedback' && look.source === 'assistant');

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.source === other.source && one.placeId === other.placeId;

/** Whether more of the danger joins an alert that was raised then and still waits. */
export const joins = (raisedAt: Date, at: Date): boolean =>
  at.getTime() - raisedAt.getTime() < SAME_ALERT_MINUTES * 60_000;
