import * as z from 'zod/mini';
import { HELP_TOPICS } from './help.constants.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Data of an answer of the help. */
export const helpDataSchema = z.strictObject({
  topic: z.enum(HELP_TOPICS),
  /** Its place among the answers of its topic, from 1. */
  order: z.int().check(z.gte(1), z.lte(1_000)),
  /** Ids of answers to go on with. */
  next: z._default(z.array(z.string()), []),
});

export type HelpData = z.infer<typeof helpDataSchema>;

export const helpWordsSchema = z.strictObject({
  /** The question. */
  title: line(80),
  /** The answer in one sentence. */
  description: line(200),
  /** Other words that parents ask it by: a search finds them, and no page shows them. */
  asked: z.optional(line(300)),
});

export type HelpWords = z.infer<typeof helpWordsSchema>;
