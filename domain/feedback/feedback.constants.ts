import { type Message, say } from '../kernel/message.ts';

/** The kinds of feedback. Stored in events: a name never changes. */
export const FEEDBACK_TYPES = ['success_story', 'app_feedback', 'testimonial'] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The kinds in words. */
export const FEEDBACK_TYPE_WORDS: Readonly<Record<FeedbackType, Message>> = {
  success_story: say('Success story'),
  app_feedback: say('Feedback about the app'),
  testimonial: say('Testimonial'),
};

/** From the family's point of view. See docs/product-rules.md#feedback-and-stories. */
export const FEEDBACK_STATUSES = [
  'waiting',
  'returned',
  'read',
  'declined',
  'published',
  'unpublished',
  'withdrawn',
] as const;

export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** The states in words. */
export const FEEDBACK_STATUS_WORDS: Readonly<Record<FeedbackStatus, Message>> = {
  waiting: say('Waits for our team'),
  returned: say('We have a question'),
  read: say('Read by our team'),
  declined: say('Not published'),
  published: say('Published'),
  unpublished: say('No longer published'),
  withdrawn: say('Taken back'),
};

/** Why a story is not published. Stored in events: a name never changes. */
export const DECLINE_REASONS = [
  'names-others',
  'medical-advice',
  'advertising',
  'not-a-story',
  'other',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The reasons in words, for staff and family. */
export const DECLINE_REASON_WORDS: Readonly<Record<DeclineReason, Message>> = {
  'names-others': say('It tells who other people are'),
  'medical-advice': say('Other families could take it for medical advice'),
  advertising: say('It reads like an advertisement'),
  'not-a-story': say('It is too short or too general for other families'),
  other: say('It does not fit the page'),
};

/** Highest rating; the lowest is 1. */
export const MAX_STARS = 5;

/** Letters. */
export const FEEDBACK_NAME_MIN_LENGTH = 2;
export const FEEDBACK_NAME_MAX_LENGTH = 100;
export const FEEDBACK_TITLE_MIN_LENGTH = 5;
export const FEEDBACK_TITLE_MAX_LENGTH = 120;
export const FEEDBACK_MESSAGE_MIN_LENGTH = 20;
export const FEEDBACK_MESSAGE_MAX_LENGTH = 4_000;
export const FEEDBACK_LOCATION_MAX_LENGTH = 100;
export const FEEDBACK_QUESTION_MAX_LENGTH = 1_000;

/** In years. */
export const CHILD_AGE_MAX = 99;

/** Each is read by a person. */
export const FEEDBACK_PER_DAY = 10;

/** Stories in rotation on the home page. */
export const STORIES_IN_ROTATION = 6;

/** Feedback that staff see in one list. */
export const FEEDBACK_LISTED = 50;

/** The lists of staff: what waits for them, what waits for the family, and what is published. */
export const FEEDBACK_LISTS = ['waiting', 'returned', 'published'] as const;

export type FeedbackList = (typeof FEEDBACK_LISTS)[number];

/** The made-up stories, by their ids; the first is the last to make room for a family's. */
export const MADE_UP_STORIES = [
  'first-call',
  'own-words',
  'school-meeting',
  'calm-dentist',
  'saturday-group',
  'small-steps',
] as const;
