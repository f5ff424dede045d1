import * as z from 'zod/mini';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { GUIDES } from '../content/guide.constants.ts';
import { HELP_TOPICS } from '../content/help.constants.ts';
import { INTERESTS } from './help.constants.ts';

/** Id of an item of content. */
const answerIdSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));

export const rateHelpParamsSchema = z.object({ answerId: answerIdSchema });

/** `PUT /api/help/ratings/:answerId`: the family's one vote on an answer, which replaces the last. */
export const rateHelpSchema = z.object({
  /** Version of the answer that the family reads. */
  version: z.int().check(z.positive(), z.maximum(1_000_000)),
  isHelpful: z.boolean(),
});

/** `POST /api/help/interests`. Telling it again changes nothing. */
export const tellInterestSchema = z.object({ interest: z.enum(INTERESTS) });

/** `POST /api/help/guide-downloads`. The first one of a guide in a language is kept. */
export const downloadGuideSchema = z.object({
  guideId: z.enum(GUIDES),
  language: z.enum(CONTENT_LANGUAGES),
});

const ratingSchema = z.readonly(z.object({ answerId: z.string(), isHelpful: z.boolean() }));

/** `GET /api/help/mine`. The field names are those of the stored row. */
export const helpSchema = z.object({
  /** In the order of the first votes. */
  ratings: z.readonly(z.array(ratingSchema)),
  interests: z.readonly(z.array(z.enum(INTERESTS))),
});

export type Help = z.infer<typeof helpSchema>;

const answerCardSchema = z.object({
  answerId: z.string(),
  /** The language that was asked for, or else English. */
  language: z.enum(CONTENT_LANGUAGES),
  topic: z.enum(HELP_TOPICS),
  question: z.string(),
});

/**
 * `GET /api/help/answers`: the questions of all answers, by topic and order. `GET /api/help/frequent` has the six
 * that families ask most with their text, in their order, and `GET /api/content/help/:id` any one.
 */
export const helpAnswersSchema = z.array(answerCardSchema);

export type HelpAnswerCard = z.infer<typeof answerCardSchema>;

/** Characters of a search. */
export const HELP_SEARCH_MAX_LENGTH = 200;

export const helpSearchQuerySchema = z.object({
  q: z.string().check(z.maxLength(HELP_SEARCH_MAX_LENGTH)),
});

/** `GET /api/help/search?q=`: answers, the best first. */
export const helpSearchSchema = z.object({
  results: z.array(
    z.object({
      answerId: z.string(),
      question: z.string(),
      /** In one sentence. */
      answer: z.string(),
      /** Path of its page, or of the section that says most of it. */
      address: z.string(),
    }),
  ),
});
