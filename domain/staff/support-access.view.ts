import type { SHREDDED } from '../kernel/personal.ts';
import type { Recorded, View } from '../kernel/view.ts';
import type { ThreadEvent } from '../support/thread.events.ts';
import type { FeedbackView, ResendableMail, SupportAct } from './support-access.constants.ts';
import type { SupportAccessEvent } from './support-access.events.ts';

/** Looking at a thread counts as looking at its family. */
export type LookEvent =
  | SupportAccessEvent
  | Extract<ThreadEvent, { readonly type: 'ThreadViewed' }>;

/** Details of a support action. Null if no longer readable. */
export type SupportActDetail =
  | { readonly eventId: string; readonly reason: string | null }
  | { readonly note: string | null }
  | { readonly mail: ResendableMail }
  | { readonly feedbackId: string; readonly shown: FeedbackView }
  | Readonly<Record<string, never>>;

export interface SupportActRow {
  readonly eventId: string;
  readonly staffId: string;
  readonly what: SupportAct;
  readonly detail: SupportActDetail;
  /** ISO date and time. */
  readonly occurredAt: string;
}

/** One immutable row per event. */
export const supportAccessView: View<SupportActRow, Recorded<LookEvent> & { readonly id: string }> =
  {
    evolve: (_none, event) => ({
      eventId: event.id,
      staffId: event.metadata.actor,
      ...actIn(event),
      occurredAt: event.metadata.occurredAt,
    }),
  };

const actIn = (event: LookEvent): Pick<SupportActRow, 'what' | 'detail'> => {
  switch (event.type) {
    case 'TimelineViewed':
      return { what: 'timeline-viewed', detail: {} };
    case 'DetailRevealed': {
      const { eventId, reason } = event.data;
      return { what: 'detail-revealed', detail: { eventId, reason: readable(reason) } };
    }
    case 'SupportNoteAdded':
      return { what: 'note-added', detail: { note: readable(event.data.note) } };
    case 'MailResent':
      return { what: 'mail-resent', detail: { mail: event.data.mail } };
    case 'FamilySignedOut':
      return { what: 'sessions-ended', detail: {} };
    case 'FeedbackViewed':
      return { what: 'feedback-viewed', detail: event.data };
    case 'ThreadViewed':
      return { what: 'thread-viewed', detail: {} };
  }
};

const readable = (text: string | typeof SHREDDED): string | null =>
  typeof text === 'string' ? text : null;
