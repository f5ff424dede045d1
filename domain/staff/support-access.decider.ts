import { MINUTE_MS } from '../calendar/durations.constants.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import { GRANT_MINUTES, RENEWED_BELOW_MINUTES } from '../support/support.constants.ts';
import type { FeedbackView, ResendableMail } from './support-access.constants.ts';
import { type SupportAccessEvent, supportAccessStream } from './support-access.events.ts';

/** Time of each staff member's last view: milliseconds, by user id and viewed object. */
type SupportAccessState = ReadonlyMap<string, number>;

interface AlertedLook {
  /** Time of the alert that this look opens: an earlier look does not count. */
  readonly alertedAt?: Date | undefined;
}

export type SupportAction =
  | ({ readonly command: 'view-timeline' } & AlertedLook)
  | ({
      readonly command: 'view-feedback';
      readonly feedbackId: string;
      readonly shown: FeedbackView;
    } & AlertedLook)
  | { readonly command: 'reveal-detail'; readonly eventId: string; readonly reason: string }
  | { readonly command: 'add-note'; readonly note: string }
  /** Checks the grant without recording an event. */
  | { readonly command: 'require-grant' }
  | { readonly command: 'require-feedback'; readonly feedbackId: string }
  | { readonly command: 'record-mail'; readonly mail: ResendableMail }
  | { readonly command: 'record-sign-out'; readonly sessionIds: readonly string[] };

/** Includes the staff member and the time, since grants are per person. */
export type SupportAccessCommand = SupportAction & {
  /** A user id. */
  readonly staffId: string;
  readonly now: Date;
};

const TIMELINE = 'timeline';

const keyOf = (staffId: string, thing: string): string => `${staffId} ${thing}`;

/** Viewing needs no permission, since it is recorded. Every other action requires a current view. */
export const supportAccessDecider: Decider<
  SupportAccessState,
  SupportAccessCommand,
  SupportAccessEvent,
  'GrantRequired'
> = {
  stream: supportAccessStream,
  initialState: new Map(),
  evolve: (state, { type, data, metadata }) => {
    const viewed = (...things: readonly string[]) =>
      new Map([
        ...state,
        ...things.map(
          (thing) => [keyOf(metadata.actor, thing), Date.parse(metadata.occurredAt)] as const,
        ),
      ]);
    switch (type) {
      case 'TimelineViewed':
        return viewed(TIMELINE);
      case 'FeedbackViewed':
        return viewed(data.feedbackId, `${data.feedbackId} ${data.shown}`);
      case 'DetailRevealed':
      case 'SupportNoteAdded':
      case 'MailResent':
      case 'FamilySignedOut':
        return state;
    }
  },
  decide: (command, state) => {
    const { staffId, now } = command;
    const leftOf = (thing: string): number => {
      const viewedAt = state.get(keyOf(staffId, thing)) ?? Number.NEGATIVE_INFINITY;
      return viewedAt + GRANT_MINUTES * MINUTE_MS - now.getTime();
    };
    const lasts = (thing: string, { alertedAt }: AlertedLook): boolean =>
      leftOf(thing) > RENEWED_BELOW_MINUTES * MINUTE_MS &&
      (alertedAt === undefined ||
        (state.get(keyOf(staffId, thing)) ?? Number.NEGATIVE_INFINITY) > alertedAt.getTime());
    switch (command.command) {
      case 'view-timeline':
        return lasts(TIMELINE, command) ? [] : [{ type: 'TimelineViewed', data: {} }];
      case 'view-feedback': {
        const { feedbackId, shown } = command;
        return lasts(`${feedbackId} ${shown}`, command)
          ? []
          : [{ type: 'FeedbackViewed', data: { feedbackId, shown } }];
      }
      case 'require-feedback':
        return leftOf(command.feedbackId) > 0 ? [] : reject('GrantRequired');
    }
    if (leftOf(TIMELINE) <= 0) return reject('GrantRequired');
    switch (command.command) {
      case 'require-grant':
        return [];
      case 'reveal-detail': {
        const { eventId, reason } = command;
        return [{ type: 'DetailRevealed', data: { eventId, reason } }];
      }
      case 'add-note':
        return [{ type: 'SupportNoteAdded', data: { note: command.note } }];
      case 'record-mail':
        return [{ type: 'MailResent', data: { mail: command.mail } }];
      case 'record-sign-out':
        return [{ type: 'FamilySignedOut', data: { sessionIds: [...command.sessionIds] } }];
    }
  },
};
