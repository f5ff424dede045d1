import * as z from 'zod';
import type { MailMessages } from '../kernel/mail.ts';
import { choice, type Message, say } from '../kernel/message.ts';
import { PRODUCT } from '../product.ts';
import { DECLINE_REASON_WORDS, DECLINE_REASONS } from './feedback.constants.ts';

const feedbackId = z.string();

/** The mails about feedback. A kind is never renamed: queued mails hold it. */
export const feedbackMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story-published'), details: z.object({ feedbackId }) }),
  z.object({ kind: z.literal('feedback-returned'), details: z.object({ feedbackId }) }),
  z.object({
    kind: z.literal('feedback-declined'),
    details: z.object({ feedbackId, reason: z.enum(DECLINE_REASONS) }),
  }),
  z.object({ kind: z.literal('story-unpublished'), details: z.object({ feedbackId }) }),
]);

export type FeedbackMail = Readonly<z.infer<typeof feedbackMailSchema>>;

/** The kinds in words. */
export const FEEDBACK_MAIL_WORDS: Readonly<Record<FeedbackMail['kind'], Message>> = {
  'story-published': say('Your story is published'),
  'feedback-returned': say('A question about your feedback'),
  'feedback-declined': say('Your story was not published'),
  'story-unpublished': say('Your story is no longer published'),
};

/** Days that each is worth sending for. */
export const FEEDBACK_MAIL_DAYS: Readonly<Record<FeedbackMail['kind'], number>> = {
  'story-published': 7,
  'feedback-returned': 7,
  'feedback-declined': 7,
  'story-unpublished': 7,
};

/** Repeats no word of the feedback and none of the question: others may see the mail. */
export const feedbackMessagesOf = (mail: FeedbackMail): MailMessages => {
  const subject = FEEDBACK_MAIL_WORDS[mail.kind];
  switch (mail.kind) {
    case 'story-published':
      return {
        subject,
        body: [
          say('Thank you for sharing! Families can now read your story on {product}.', {
            product: PRODUCT.name,
          }),
          say('It shows your first name and place as you wrote them, and nothing else about you.'),
          say('You can look at it, and take it back at any time:'),
          TO_FEEDBACK,
          NOT_YOU,
        ],
      };
    case 'feedback-returned':
      return {
        subject,
        body: [
          say('Thank you for your feedback. Before we go on, our team has a question for you.'),
          say('Read the question, and change what you sent:'),
          TO_FEEDBACK,
          NOT_YOU,
        ],
      };
    case 'feedback-declined':
      return {
        subject,
        body: [
          say('Thank you for telling us. Our team has read it, and will not publish it.'),
          say('The reason: {reason}.', {
            reason: choice(DECLINE_REASON_WORDS, mail.details.reason),
          }),
          say('You are welcome to send another one:'),
          TO_FEEDBACK,
          NOT_YOU,
        ],
      };
    case 'story-unpublished':
      return {
        subject,
        body: [
          say('Our team has taken your story off the pages. Other families no longer see it.'),
          say('You still have it here, and you can write to us about it:'),
          TO_FEEDBACK,
          NOT_YOU,
        ],
      };
  }
};

const TO_FEEDBACK = { link: say('Open your feedback'), path: '/support/community' };

const NOT_YOU = say(
  'Was it you who sent it? If it wasn’t you, change your password: someone else may be using your account.',
);
