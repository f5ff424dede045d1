import { type Decider, reject } from '../kernel/decider.ts';
import {
  GRANT_MINUTES,
  RENEWED_BELOW_MINUTES,
  type ResendableMail,
} from './support-access.constants.ts';
import { type SupportAccessEvent, supportAccessStream } from './support-access.events.ts';

/** Time of each staff member's last view of the family: milliseconds, by user id. */
type SupportAccessState = ReadonlyMap<string, number>;

export type SupportAction =
  | { readonly command: 'view-timeline' }
  | { readonly command: 'reveal-detail'; readonly eventId: string; readonly reason: string }
  | { readonly command: 'add-note'; readonly note: string }
  /** Yields nothing: for what is refused before there is anything to record. */
  | { readonly command: 'require-grant' }
  | { readonly command: 'record-mail'; readonly mail: ResendableMail }
  | { readonly command: 'record-sign-out'; readonly sessionIds: readonly string[] };

/** Names the staff member and the time: a grant is personal. */
export type SupportAccessCommand = SupportAction & {
  /** A user id. */
  readonly staffId: string;
  readonly now: Date;
};

const MINUTE_MS = 60_000;

/** A view needs no permission, since it is recorded. Every other action requires a current view. */
export const supportAccessDecider: Decider<
  SupportAccessState,
  SupportAccessCommand,
  SupportAccessEvent,
  'GrantRequired'
> = {
  stream: supportAccessStream,
  initialState: new Map(),
  evolve: (state, { type, metadata }) => {
    switch (type) {
      case 'TimelineViewed':
        return new Map([...state, [metadata.actor, Date.parse(metadata.occurredAt)]]);
      case 'DetailRevealed':
      case 'SupportNoteAdded':
      case 'MailResent':
      case 'FamilySignedOut':
        return state;
    }
  },
  decide: (command, state) => {
    const grantedAt = state.get(command.staffId) ?? Number.NEGATIVE_INFINITY;
    const leftMs = grantedAt + GRANT_MINUTES * MINUTE_MS - command.now.getTime();
    if (command.command === 'view-timeline')
      return leftMs > RENEWED_BELOW_MINUTES * MINUTE_MS
        ? []
        : [{ type: 'TimelineViewed', data: {} }];
    if (leftMs <= 0) return reject('GrantRequired');
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
