import * as z from 'zod/mini';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import { FEEDBACK_VIEWS } from '../staff/support-access.constants.ts';
import {
  DECLINE_REASONS,
  FEEDBACK_LISTS,
  FEEDBACK_LOCATION_MAX_LENGTH,
  FEEDBACK_MESSAGE_MAX_LENGTH,
  FEEDBACK_QUESTION_MAX_LENGTH,
  FEEDBACK_STATUSES,
  FEEDBACK_TITLE_MAX_LENGTH,
  FEEDBACK_TYPES,
} from './feedback.constants.ts';

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Please send 32 hexadecimal digits'));

/** Path parameters of all routes below `/api/staff/feedback/:userId/:feedbackId`. */
export const staffFeedbackParamsSchema = z.object({ userId: id, feedbackId: id });

/** The revision that they have seen. */
const seen = z.int().check(z.gte(1));

/** `POST …/view`. */
export const viewFeedbackSchema = z.object({ shown: z.enum(FEEDBACK_VIEWS) });

/** `POST …/publish`: the family's words, shortened or masked. */
export const publishStorySchema = z.object({
  seen,
  place: z.nullable(typedLine({ most: FEEDBACK_LOCATION_MAX_LENGTH })),
  title: typedLine({ most: FEEDBACK_TITLE_MAX_LENGTH, missing: 'Please leave a title' }),
  words: typedText({ most: FEEDBACK_MESSAGE_MAX_LENGTH, missing: 'Please leave some words' }),
});

/** `POST …/return`. */
export const returnFeedbackSchema = z.object({
  seen,
  question: typedText({ most: FEEDBACK_QUESTION_MAX_LENGTH, missing: 'Please write a question' }),
});

/** `POST …/decline`. */
export const declineFeedbackSchema = z.object({ seen, reason: z.enum(DECLINE_REASONS) });

/** `POST …/read`. */
export const readFeedbackSchema = z.object({ seen });

/** `GET /api/staff/feedback`. */
export const feedbackListQuerySchema = z.object({
  list: z._default(z.enum(FEEDBACK_LISTS), 'waiting'),
});

/** Row of a list, without a word of the family's. */
const listedFeedbackSchema = z.object({
  userId: z.string(),
  feedbackId: z.string(),
  feedbackType: z.enum(FEEDBACK_TYPES),
  rating: z.number(),
  isPublic: z.boolean(),
  language: z.enum(CONTENT_LANGUAGES),
  crisis: z.nullable(z.enum(CRISIS_TIERS)),
  status: z.enum(FEEDBACK_STATUSES),
  /** ISO dates and times. */
  submittedAt: z.string(),
  changedAt: z.string(),
});

export type ListedFeedback = Readonly<z.infer<typeof listedFeedbackSchema>>;

export const feedbackListSchema = z.object({
  feedback: z.array(listedFeedbackSchema),
  hasMore: z.boolean(),
});

/** `GET /api/staff/feedback/:userId/:feedbackId`, against a grant. */
export const staffFeedbackSchema = z.object({
  ...listedFeedbackSchema.shape,
  revision: z.number(),
  /** How much the staff member has asked to see. */
  shown: z.enum(FEEDBACK_VIEWS),
  /** Whether details are masked, or would be. */
  hasPrivateDetails: z.boolean(),
  firstName: z.string(),
  title: z.string(),
  message: z.string(),
  childAge: z.nullable(z.number()),
  location: z.nullable(z.string()),
  /** The same with private details masked: a story is published from these. */
  masked: z.object({
    title: z.string(),
    message: z.string(),
    location: z.nullable(z.string()),
  }),
  question: z.nullable(z.string()),
  declineReason: z.nullable(z.enum(DECLINE_REASONS)),
  /** ISO date and time at which the grant ends. */
  grantUntil: z.string(),
});

export type StaffFeedback = Readonly<z.infer<typeof staffFeedbackSchema>>;
