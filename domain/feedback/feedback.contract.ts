import * as z from 'zod/mini';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import {
  CHILD_AGE_MAX,
  DECLINE_REASONS,
  FEEDBACK_LOCATION_MAX_LENGTH,
  FEEDBACK_MESSAGE_MAX_LENGTH,
  FEEDBACK_MESSAGE_MIN_LENGTH,
  FEEDBACK_NAME_MAX_LENGTH,
  FEEDBACK_NAME_MIN_LENGTH,
  FEEDBACK_STATUSES,
  FEEDBACK_TITLE_MAX_LENGTH,
  FEEDBACK_TITLE_MIN_LENGTH,
  FEEDBACK_TYPES,
  MADE_UP_STORIES,
  MAX_STARS,
} from './feedback.constants.ts';

const NO_RATING = `Please choose from 1 to ${MAX_STARS} stars`;
const NO_AGE = `Please enter an age from 0 to ${CHILD_AGE_MAX}, or leave it empty`;
const NO_EMAIL = 'Please enter a valid email address';

/** Forms send text, other callers numbers. */
const numberOrText = (error: string) => z.union([z.number(), z.string()], error);

const rating = z.pipe(
  z.pipe(numberOrText(NO_RATING), z.transform(Number)),
  z.number(NO_RATING).check(z.int(NO_RATING), z.gte(1, NO_RATING), z.lte(MAX_STARS, NO_RATING)),
);

const childAge = z.pipe(
  z.pipe(
    z._default(z.nullable(numberOrText(NO_AGE)), null),
    z.transform((age) => (age === null || String(age).trim() === '' ? null : Number(age))),
  ),
  z.nullable(z.number(NO_AGE).check(z.int(NO_AGE), z.gte(0, NO_AGE), z.lte(CHILD_AGE_MAX, NO_AGE))),
);

/** A box that is ticked sends its value; other callers send a boolean. */
const isPublic = z.pipe(
  z._default(z.union([z.boolean(), z.literal('true')]), false),
  z.transform((value) => value !== false),
);

const location = z.pipe(
  z._default(z.nullable(typedLine({ most: FEEDBACK_LOCATION_MAX_LENGTH })), null),
  z.transform((place) => (place === '' ? null : place)),
);

/** `POST /api/feedback`, and `PUT /api/feedback/{feedbackId}`. Messages: docs/product-rules.md#feedback-and-stories. */
export const sendFeedbackSchema = z.object({
  name: typedLine({ most: FEEDBACK_NAME_MAX_LENGTH }).check(
    z.minLength(
      FEEDBACK_NAME_MIN_LENGTH,
      `Name must be at least ${FEEDBACK_NAME_MIN_LENGTH} characters`,
    ),
  ),
  email: z.string().check(z.trim(), z.maxLength(254, NO_EMAIL), z.email(NO_EMAIL)),
  feedbackType: z.enum(FEEDBACK_TYPES),
  rating,
  title: typedLine({ most: FEEDBACK_TITLE_MAX_LENGTH }).check(
    z.minLength(
      FEEDBACK_TITLE_MIN_LENGTH,
      `Title must be at least ${FEEDBACK_TITLE_MIN_LENGTH} characters`,
    ),
  ),
  message: typedText({ most: FEEDBACK_MESSAGE_MAX_LENGTH }).check(
    z.minLength(
      FEEDBACK_MESSAGE_MIN_LENGTH,
      `Message must be at least ${FEEDBACK_MESSAGE_MIN_LENGTH} characters`,
    ),
  ),
  /** In years; of success stories only. */
  childAge,
  /** As it is written; of success stories only. */
  location,
  /** Whether the family agrees that it is published. */
  isPublic,
});

export type SendFeedback = Readonly<z.infer<typeof sendFeedbackSchema>>;

/** 32 hexadecimal digits. */
export const feedbackParamsSchema = z.object({
  feedbackId: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Please send 32 hexadecimal digits')),
});

const language = z.enum(CONTENT_LANGUAGES);

const publishedSchema = z.object({
  firstName: z.string(),
  place: z.nullable(z.string()),
  title: z.string(),
  words: z.string(),
  /** ISO date and time. */
  publishedAt: z.string(),
});

/** `GET /api/feedback`, an array of these: the family's own, the newest first. */
export const feedbackSchema = z.object({
  id: z.string(),
  feedbackType: z.enum(FEEDBACK_TYPES),
  rating: z.number(),
  isPublic: z.boolean(),
  language,
  name: z.string(),
  email: z.string(),
  title: z.string(),
  message: z.string(),
  childAge: z.nullable(z.number()),
  location: z.nullable(z.string()),
  status: z.enum(FEEDBACK_STATUSES),
  /** ISO date and time. */
  submittedAt: z.string(),
  changedAt: z.string(),
  /** Asked by our team; null once it is answered. */
  question: z.nullable(z.string()),
  declineReason: z.nullable(z.enum(DECLINE_REASONS)),
  /** Null while it is not published. */
  published: z.nullable(publishedSchema),
});

export type Feedback = Readonly<z.infer<typeof feedbackSchema>>;

const familyStorySchema = z.object({
  kind: z.literal('told'),
  id: z.string(),
  firstName: z.string(),
  place: z.nullable(z.string()),
  title: z.string(),
  words: z.string(),
  rating: z.number(),
  language,
});

/** A family's own story, as it is published. */
export type FamilyStory = Readonly<z.infer<typeof familyStorySchema>>;

/** A made-up story: the pages have its words. */
const madeUpStorySchema = z.object({ kind: z.literal('made-up'), id: z.enum(MADE_UP_STORIES) });

/** `GET /api/stories`, an array of these: those in rotation. */
export const storySchema = z.discriminatedUnion('kind', [familyStorySchema, madeUpStorySchema]);

export type RotatingStory = Readonly<z.infer<typeof storySchema>>;
