import * as z from 'zod';
import type { MailMessagePart, MailMessages } from '../kernel/mail.ts';
import { type Message, say } from '../kernel/message.ts';
import { THREAD_LINK_DAYS } from '../kernel/retention.constants.ts';
import { PRODUCT } from '../product.ts';

const toThread = {
  threadId: z.string(),
  /**
   * One-time code that opens a visitor's thread; generated when the mail is sent. A family signs in instead.
   */
  visitorCode: z.string().optional(),
  /** True if replying to the mail continues the thread; determined when the mail is sent. */
  isAnsweredByMail: z.boolean().optional(),
};

/** Mails about threads. Kinds are never renamed, since queued mails store them. */
export const supportMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('support-confirmation'),
    details: z.object({
      ...toThread,
      /** ISO date and time. */
      answerBy: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('support-reply'),
    details: z.object({ ...toThread, messageId: z.string(), text: z.string() }),
  }),
  /** Sent when the previous link was used or has expired. */
  z.object({ kind: z.literal('support-link'), details: z.object(toThread) }),
]);

export type SupportMail = Readonly<z.infer<typeof supportMailSchema>>;

/** Marks a mail as one that can be answered by reply. Other kinds of mail stay unchanged. */
export const answeredByMail = <Mail extends { readonly kind: string }>(
  mail: Mail | SupportMail,
): Mail | SupportMail => {
  if (!isSupportMail(mail)) return mail;
  switch (mail.kind) {
    case 'support-confirmation':
      return { ...mail, details: { ...mail.details, isAnsweredByMail: true } };
    case 'support-reply':
      return { ...mail, details: { ...mail.details, isAnsweredByMail: true } };
    case 'support-link':
      return mail;
  }
};

interface VisitorMail {
  readonly threadId: string;
  readonly withCode: (visitorCode: string) => SupportMail;
}

/** Returns a thread mail in its visitor form. Undefined for any other mail. */
export const visitorMail = (mail: { readonly kind: string }): VisitorMail | undefined =>
  isSupportMail(mail)
    ? {
        threadId: mail.details.threadId,
        withCode: (visitorCode) => withVisitorCode(mail, visitorCode),
      }
    : undefined;

const isSupportMail = (mail: { readonly kind: string }): mail is SupportMail =>
  Object.hasOwn(SUPPORT_MAIL_WORDS, mail.kind);

const withVisitorCode = (mail: SupportMail, visitorCode: string): SupportMail => {
  switch (mail.kind) {
    case 'support-confirmation':
      return { ...mail, details: { ...mail.details, visitorCode } };
    case 'support-reply':
      return { ...mail, details: { ...mail.details, visitorCode } };
    case 'support-link':
      return { ...mail, details: { ...mail.details, visitorCode } };
  }
};

export const SUPPORT_MAIL_WORDS: Readonly<Record<SupportMail['kind'], Message>> = {
  'support-confirmation': say('We have your message'),
  'support-reply': say('An answer to your message'),
  'support-link': say('Link to your conversation'),
};

/** Days after which a mail is no longer worth sending. */
export const SUPPORT_MAIL_DAYS: Readonly<Record<SupportMail['kind'], number>> = {
  'support-confirmation': 2,
  'support-reply': 7,
  'support-link': 1,
};

/** Never names a support member or repeats the family's own words. */
export const supportMessagesOf = ({ kind, details }: SupportMail): MailMessages => {
  switch (kind) {
    case 'support-confirmation':
      return {
        subject: say('We have your message'),
        body: [
          say('Thank you for writing to {product}. A person will answer you by {day} (UTC).', {
            product: PRODUCT.name,
            day: new Date(details.answerBy),
          }),
          details.isAnsweredByMail === true
            ? say('To add something, answer this email, or open the conversation:')
            : say('To add something, open the conversation:'),
          ...linkTo(details),
          say(
            'In a crisis, please don’t wait for us: call or text 988, or call 911 if a life is in danger.',
          ),
          NOT_YOU,
        ],
      };
    case 'support-reply':
      return {
        subject: say('An answer to your message'),
        body: [
          say('You wrote to {product}. This is our answer:', { product: PRODUCT.name }),
          { verbatim: details.text },
          details.isAnsweredByMail === true
            ? say('To write back, answer this email, or open the conversation:')
            : say('To write back, open the conversation:'),
          ...linkTo(details),
          NOT_YOU,
        ],
      };
    case 'support-link':
      return {
        subject: say('Your link to the conversation'),
        body: [
          say('You asked for a new link to your conversation with {product}.', {
            product: PRODUCT.name,
          }),
          ...linkTo(details),
          NOT_YOU,
        ],
      };
  }
};

const NOT_YOU = say(
  'Didn’t ask us anything? Then someone typed your address by mistake, and there is nothing you need to do.',
);

interface ToThread {
  readonly threadId: string;
  readonly visitorCode?: string | undefined;
}

const OPEN = say('Open the conversation');

const linkTo = ({ threadId, visitorCode }: ToThread): readonly MailMessagePart[] =>
  visitorCode === undefined
    ? [{ link: OPEN, path: `/support/threads/${threadId}` }]
    : [
        { link: OPEN, path: `/support/thread#${visitorCode}` },
        say('The link works once, for {days} days. You can ask for a new one on its page.', {
          days: THREAD_LINK_DAYS,
        }),
      ];
