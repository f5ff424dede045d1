import type { SHREDDED } from '../kernel/personal.ts';
import type { Recorded, View } from '../kernel/view.ts';
import type { ResendableMail, SupportAct } from './support-access.constants.ts';
import type { SupportAccessEvent } from './support-access.events.ts';

/** Details of a support action. Null where they are no longer readable. */
export type SupportActDetail =
  | { readonly eventId: string; readonly reason: string | null }
  | { readonly note: string | null }
  | { readonly mail: ResendableMail }
  | Readonly<Record<string, never>>;

/** One support action on a family. */
export interface SupportActRow {
  readonly eventId: string;
  /** User id of the staff member. */
  readonly staffId: string;
  readonly what: SupportAct;
  readonly detail: SupportActDetail;
  /** ISO date and time. */
  readonly occurredAt: string;
}

/** A row for each event: none of them ever changes. */
export const supportAccessView: View<
  SupportActRow,
  Recorded<SupportAccessEvent> & { readonly id: string }
> = {
  evolve: (_none, event) => ({
    eventId: event.id,
    staffId: event.metadata.actor,
    ...actIn(event),
    occurredAt: event.metadata.occurredAt,
  }),
};

const actIn = (event: SupportAccessEvent): Pick<SupportActRow, 'what' | 'detail'> => {
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
  }
};

const readable = (text: string | typeof SHREDDED): string | null =>
  typeof text === 'string' ? text : null;
