import * as z from 'zod';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { DECLINE_REASON_WORDS, DECLINE_REASONS, FEEDBACK_TYPES } from './feedback.constants.ts';

const feedbackId = z.string().describe('The feedback, by its id');

/** As the family wrote it. */
const feedbackFields = {
  feedbackId,
  feedbackType: z.enum(FEEDBACK_TYPES).describe('Kind of feedback'),
  rating: z.int().describe('Stars, from 1 to 5'),
  isPublic: z.boolean().describe('The family agrees that it is published'),
  language: z.enum(CONTENT_LANGUAGES).describe('Language of the page that it was written on'),
  crisis: z
    .enum(CRISIS_TIERS)
    .nullable()
    .describe('Kind of crisis words in it; null where there are none'),
  lexiconVersion: z
    .int()
    .nullable()
    .describe('Version of the list of crisis words; null where there are none'),
  name: personal(z.string(), 'account'),
  email: personal(z.string(), 'account'),
  title: personal(z.string(), 'account'),
  message: personal(z.string(), 'account'),
  /** In years. */
  childAge: personal(z.number().nullable(), 'account'),
  location: personal(z.string().nullable(), 'account'),
};

const ID = '0123456789abcdef0123456789abcdef';

const EXAMPLE = {
  feedbackId: ID,
  feedbackType: 'success_story',
  rating: 5,
  isPublic: true,
  language: 'en',
  crisis: null,
  lexiconVersion: null,
  name: 'Ana Alvarez',
  email: 'ana@example.org',
  title: 'He asks for his song',
  message: 'After six months of speech therapy, he asks for his favorite song himself.',
  childAge: 5,
  location: 'Durham, NC',
};

/** Events of streams `feedback-{userId}-{feedbackId}`. The type names are the storage format. */
const feedbackSubmitted = defineEvent({
  type: 'FeedbackSubmitted',
  schema: z.object(feedbackFields),
  sentence: ({ rating }) => say('Sent feedback with a rating of {rating} of 5', { rating }),
  isOwnAct: true,
  feature: 'feedback',
  examples: [EXAMPLE],
});

const feedbackRevised = defineEvent({
  type: 'FeedbackRevised',
  schema: z.object(feedbackFields),
  sentence: () => say('Changed feedback that they had sent'),
  isOwnAct: true,
  examples: [EXAMPLE],
});

const feedbackReturned = defineEvent({
  type: 'FeedbackReturned',
  schema: z.object({
    feedbackId,
    // It may repeat what the family wrote.
    question: personal(z.string(), 'account'),
  }),
  sentence: () => say('Was asked a question about their feedback'),
  examples: [{ feedbackId: ID, question: 'May we leave out the name of the school?' }],
});

const feedbackRead = defineEvent({
  type: 'FeedbackRead',
  schema: z.object({ feedbackId }),
  sentence: () => say('Was told that our team has read their feedback'),
  examples: [{ feedbackId: ID }],
});

const feedbackDeclined = defineEvent({
  type: 'FeedbackDeclined',
  schema: z.object({
    feedbackId,
    declineReason: z.enum(DECLINE_REASONS).describe('Why it is not published'),
  }),
  sentence: ({ declineReason }) =>
    say('Was told that their story is not published: *{reason}*', {
      reason: choice(DECLINE_REASON_WORDS, declineReason, declineReason.replaceAll('-', ' ')),
    }),
  examples: [{ feedbackId: ID, declineReason: 'names-others' }],
});

/** With the words as they are published: shortened or masked, never others. */
const feedbackApproved = defineEvent({
  type: 'FeedbackApproved',
  schema: z.object({
    feedbackId,
    firstName: personal(z.string(), 'account'),
    place: personal(z.string().nullable(), 'account'),
    title: personal(z.string(), 'account'),
    words: personal(z.string(), 'account'),
  }),
  sentence: () => say('Their story was published'),
  examples: [
    {
      feedbackId: ID,
      firstName: 'Ana',
      place: 'Durham, NC',
      title: 'He asks for his song',
      words: 'After six months of speech therapy, he asks for his favorite song himself.',
    },
  ],
});

const storyUnpublished = defineEvent({
  type: 'StoryUnpublished',
  schema: z.object({ feedbackId }),
  sentence: () => say('Their story was taken off the page by our team'),
  examples: [{ feedbackId: ID }],
});

const storyWithdrawn = defineEvent({
  type: 'StoryWithdrawn',
  schema: z.object({ feedbackId }),
  sentence: () => say('Took back feedback that they had sent'),
  isOwnAct: true,
  examples: [{ feedbackId: ID }],
});

/** A stream for each, so that a command reads its few events only. */
export const feedbackStream = defineStream('feedback', [
  feedbackSubmitted,
  feedbackRevised,
  feedbackReturned,
  feedbackRead,
  feedbackDeclined,
  feedbackApproved,
  storyUnpublished,
  storyWithdrawn,
]);

export type FeedbackEvent = EventOf<typeof feedbackStream>;

/** The stream's, without its category. */
export const feedbackStreamIdOf = (familyId: string, feedbackId: string): string =>
  `${familyId}-${feedbackId}`;
