import * as z from 'zod';
import type { MailMessages } from '../kernel/mail.ts';
import { type Message, say } from '../kernel/message.ts';

/** Mails about calendar entries. Kinds are never renamed, since queued mails store them. */
export const entryMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('calendar-reminder'),
    details: z.object({
      /** Household of the calendar, by the id of its owner. */
      familyId: z.string(),
      entryId: z.string(),
      /** Day on which the series has it. */
      day: z.string(),
      /** Local time at which it begins, or its first day. */
      start: z.string(),
      /** Null for an all-day entry. */
      timeZone: z.string().nullable(),
      /** ISO date and time. */
      sendAt: z.string(),
      /** False for the owner of the household. */
      isOfMember: z.boolean(),
    }),
  }),
]);

export type EntryMail = Readonly<z.infer<typeof entryMailSchema>>;

export const ENTRY_MAIL_WORDS: Readonly<Record<EntryMail['kind'], Message>> = {
  'calendar-reminder': say('A reminder from your calendar'),
};

/** Days that it is worth sending for: it is asked for again, and no longer wanted once the entry is over. */
export const ENTRY_MAIL_DAYS: Readonly<Record<EntryMail['kind'], number>> = {
  'calendar-reminder': 1,
};

/** `3:30 PM` */
const clockWords = (local: string): string => {
  const hour = Number(local.slice(11, 13));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${local.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Names no child and nothing of the entry but its time: others may see the mail. */
export const entryMessagesOf = ({ kind, details }: EntryMail): MailMessages => {
  const { start, timeZone, isOfMember } = details;
  const day = new Date(start.slice(0, 10));
  return {
    subject: ENTRY_MAIL_WORDS[kind],
    body: [
      timeZone === null
        ? say('We remind you, as you asked: something in your calendar is on {day}.', { day })
        : say(
            'We remind you, as you asked: something in your calendar begins on {day} at {time}, local time there.',
            { day, time: clockWords(start) },
          ),
      { link: say('Open the calendar'), path: '/calendar' },
      ...(isOfMember
        ? [say('It is in the calendar of a household that is shared with you: choose it there.')]
        : []),
      say('To get no more reminders of it, change the entry there.'),
    ],
  };
};
