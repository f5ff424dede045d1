import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { definePolicy } from '../kernel/policy.ts';
import { type FeedbackEvent, feedbackStream } from './feedback.events.ts';
import type { FeedbackMail } from './feedback-mails.ts';

/** Tells a family how staff answered its feedback. Feedback that staff only read needs no mail. */
export const mailAboutFeedback = definePolicy({
  name: 'mail-about-feedback',
  label: say('Mails families about their feedback and stories'),
  startsAt: 'head',
  events: familyEvents<FeedbackEvent>()({
    streams: [feedbackStream],
    types: ['FeedbackApproved', 'FeedbackReturned', 'FeedbackDeclined', 'StoryUnpublished'],
  }),
  state: z.object({}),
  initialState: {},
  evolve: (state) => state,
  react: ({ event }) => [{ mail: mailAbout(event) }],
});

type Answer = Extract<
  FeedbackEvent,
  { type: 'FeedbackApproved' | 'FeedbackReturned' | 'FeedbackDeclined' | 'StoryUnpublished' }
>;

const mailAbout = ({ type, data }: Answer): FeedbackMail => {
  const { feedbackId } = data;
  switch (type) {
    case 'FeedbackApproved':
      return { kind: 'story-published', details: { feedbackId } };
    case 'FeedbackReturned':
      return { kind: 'feedback-returned', details: { feedbackId } };
    case 'FeedbackDeclined':
      return { kind: 'feedback-declined', details: { feedbackId, reason: data.declineReason } };
    case 'StoryUnpublished':
      return { kind: 'story-unpublished', details: { feedbackId } };
  }
};
