import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import {
  FEEDBACK_VIEWS,
  RESENDABLE_MAIL_WORDS,
  RESENDABLE_MAILS,
} from './support-access.constants.ts';

/**
 * Events of stream `staff-{userId}`: support actions on one family. Their metadata names the family
 * as `userId`, and the staff member as `actor`. The type names are the storage format.
 */
export const timelineViewed = defineEvent({
  type: 'TimelineViewed',
  schema: z.object({}),
  sentence: () => say('Support looked at the activity'),
  examples: [{}],
});

export const detailRevealed = defineEvent({
  type: 'DetailRevealed',
  schema: z.object({
    eventId: z.string().describe('The event whose personal fields were shown'),
    // Personal, since it may quote the family.
    reason: personal(z.string(), 'account'),
  }),
  sentence: () => say('Support opened personal details'),
  examples: [{ eventId: 'e1', reason: 'They cannot find their report' }],
});

export const supportNoteAdded = defineEvent({
  type: 'SupportNoteAdded',
  schema: z.object({ note: personal(z.string(), 'account') }),
  sentence: () => say('Support added a note'),
  examples: [{ note: 'Asked to be called back' }],
});

export const mailResent = defineEvent({
  type: 'MailResent',
  schema: z.object({ mail: z.enum(RESENDABLE_MAILS).describe('The mail that was sent again') }),
  sentence: ({ mail }) =>
    say('Support resent an email: *{mail}*', {
      mail: choice(RESENDABLE_MAIL_WORDS, mail, mail.replaceAll('-', ' ')),
    }),
  examples: [{ mail: 'confirm-email' }],
});

/**
 * Recorded even if no session existed. Ended sessions also appear in a `SessionsEnded` event of the account.
 */
export const familySignedOut = defineEvent({
  type: 'FamilySignedOut',
  schema: z.object({ sessionIds: z.array(z.string()).describe('The sessions that ended') }),
  sentence: () => say('Support ended all sessions'),
  examples: [{ sessionIds: ['s1'] }],
});

const feedbackViewed = defineEvent({
  type: 'FeedbackViewed',
  schema: z.object({
    feedbackId: z.string().describe('The feedback, by its id'),
    shown: z.enum(FEEDBACK_VIEWS).describe('Whether its private details were masked'),
  }),
  sentence: () => say('Support read feedback'),
  examples: [{ feedbackId: '0123456789abcdef0123456789abcdef', shown: 'masked' }],
});

export const supportAccessStream = defineStream('staff', [
  timelineViewed,
  detailRevealed,
  supportNoteAdded,
  mailResent,
  familySignedOut,
  feedbackViewed,
]);

export type SupportAccessEvent = EventOf<typeof supportAccessStream>;
